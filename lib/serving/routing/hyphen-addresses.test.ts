import { decideRoute } from './route-decision';
import { internalPaths } from './internal-paths';
import { siteKeyOf } from '@/lib/serving/site-key';
import { siteFor } from '@/test/site';

const site = {
  ...siteFor({}, 'demo'),
  services: [
    {
      name: 'Furnace & A/C Repair',
      slug: 'furnace-a-c-repair',
      standardSlug: 'furnace-& a/c repair',
      blocks: [],
    },
  ],
  projects: [
    { name: 'Old Town House', slug: 'old-town-house', standardSlug: 'old-town house', pictures: [] },
  ],
};
const decide = (path: string) => decideRoute({ state: 'found', value: site }, path);

test('a service is served under hyphens only', () => {
  expect(decide('/furnace-a-c-repair')).toEqual({
    kind: 'page',
    path: internalPaths.item(siteKeyOf('demo'), 'service', 'furnace-a-c-repair'),
  });
});

test.each([
  ['/furnace-%26%20a%2Fc%20repair', '/furnace-a-c-repair'],
  ['/Furnace-A-C-Repair', '/furnace-a-c-repair'],
  ['/furnace_a-c-repair', '/furnace-a-c-repair'],
  ['/gallery/old-town%20house', '/gallery/old-town-house'],
  ['/gallery/Old_town_house', '/gallery/old-town-house'],
])('%s redirects to %s', (path, to) => expect(decide(path)).toEqual({ kind: 'redirect', to }));

test('another name is not found', () => expect(decide('/furnace-repair').kind).toBe('not-found'));

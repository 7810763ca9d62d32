import { screen } from '@testing-library/dom';
import ServicePage, { generateMetadata } from './page';
import { getSite } from '@/lib/serving/rendering/current-site';
import type { Site } from '@/lib/content';
import { phoneOf, serviceOf, siteWith } from '@/test/site';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { draw, hrefs } from '@/test/drawn';

// undici does not load in a DOM, and pages make no request of their own.
jest.mock('undici', () => ({}));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));

const deck = {
  ...serviceOf('Deck And Fence'),
  blocks: [{ text: 'First.', formatting: null, points: ['Point'], picture: null }],
};
const business: Partial<Site> = {
  name: 'Bluestem & Brush',
  phones: [phoneOf('303-555-0142')],
  emails: ['hello@example.com'],
  openingHours: [{ days: 'Monday', hours: '8-6' }],
  services: [deck, ...Array.from({ length: 8 }, (_, index) => serviceOf(`Service ${index + 2}`))],
  servicePages: true,
  slogans: { hero: null, about: null, closing: null, all: ['The only slogan'] },
  values: [{ title: 'Care', description: '' }],
};

const propsFor = (slug: string, more: Partial<Site> = {}) => {
  jest.mocked(getSite).mockResolvedValue(siteWith({ ...business, ...more }));
  return { params: Promise.resolve({ service: paramOf(slug) }) };
};
const show = async (slug: string, more: Partial<Site> = {}) => draw(await ServicePage(propsFor(slug, more)));

test('the sidebar has the first seven services and the ways to reach the business', async () => {
  await show('deck-and fence');
  expect(
    screen.getAllByRole('link', { name: /^(Deck And Fence|Service \d)$/ }).map((link) => link.textContent),
  ).toEqual(['Deck And Fence', ...[2, 3, 4, 5, 6, 7].map((n) => `Service ${n}`)]);
  expect(hrefs('All our services')).toEqual(['/services']);
  expect(hrefs(/303-555-0142/)).toEqual(Array(2).fill('tel:+13035550142'));
  expect(screen.getByRole('textbox', { name: /First name/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  expect(screen.getByText('8-6')).toBeInTheDocument();
});

test('the sidebar has social networks only when there is more than one', async () => {
  const social = ['Facebook', 'X'].map((name) => ({
    name,
    network: name.toLowerCase(),
    url: `https://${name}.example/a`,
    picture: null,
  }));
  await show('deck-and fence', { social: social.slice(0, 1) });
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  await show('deck-and fence', { social });
  expect(screen.getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
});

test.each<[string, string, Partial<Site>, string[]]>([
  ['an unknown one', 'plumbing', {}, ['Care', 'Professionals']],
  ['one of a call-only site', 'deck-and fence', { callOnly: true }, []],
])(
  '%s: no service, a link to Home, noindexed; counters and values where the site has pages',
  async (_, slug, more, texts) => {
    await show(slug, more);
    expect(screen.queryByText('First.')).toBeNull();
    for (const text of ['Care', 'Professionals'])
      expect(screen.queryAllByText(text)).toHaveLength(texts.includes(text) ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Return to home' })).toHaveAttribute('href', '/');
    expect(await generateMetadata(propsFor(slug, more))).toMatchObject({
      title: 'Page not found | Bluestem & Brush',
      robots: { index: false },
    });
  },
);

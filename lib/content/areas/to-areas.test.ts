import { nearCopiesIn } from './areas';
import { siteFor } from '@/test/site';

/** 130 words that share no three in a row with another seed's. */
const ownText = (seed: string) => Array.from({ length: 130 }, (_, index) => `${seed}${index}`).join(' ');
const cloneFor = (town: string) =>
  `We paint houses in ${town} and know every street of ${town}. ` +
  Array.from({ length: 130 }, (_, index) => `common${index}`).join(' ');

const areasOf = (areas: unknown, more: object = {}) =>
  siteFor({ ...more, options: { areas } }, 'areas').areas;

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));

test('of two towns of one name the one with a long text has the page', () => {
  const areas = areasOf(['Short.', ownText('long')].map((text) => ({ name: 'Mesa', text })));
  expect(areas.map(({ slug }) => slug)).toEqual([null, 'mesa']);
});

test('a town has a page where its own text has 120 words', () => {
  const words = (count: number) => ownText('w').split(' ').slice(0, count).join(' ');
  const town = (name: string, count: number) => ({ name, text: words(count) });
  const areas = areasOf([town('A B', 119), town('St. Louis', 120), { name: 'C' }]);
  expect(areas.map(({ slug }) => slug)).toEqual([null, 'st-louis', null]);
  expect(log).not.toHaveBeenCalled();
});

test('a text with another town’s name in it makes no page, and the log names the one that it repeats', () => {
  const areas = areasOf([
    { name: 'Lakewood', text: cloneFor('Lakewood') },
    { name: 'Arvada', text: ownText('arvada') },
    { name: 'Golden', text: cloneFor('Golden') },
  ]);
  expect(areas.map(({ slug }) => slug)).toEqual(['lakewood', 'arvada', null]);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(/options\.areas\[2\]\.text.*nearly repeats the text of Lakewood/)],
  ]);
});

test('texts that share a third of their words are no copies; those that share three quarters are', () => {
  const mixed = (shared: number, seed: string) =>
    [...ownText('shared').split(' ').slice(0, shared), ...ownText(seed).split(' ').slice(shared)].join(' ');
  const copiesOf = (shared: number) =>
    nearCopiesIn(['A', 'B'].map((name) => ({ name, text: mixed(shared, name) })));
  expect(copiesOf(43)).toEqual([null, null]);
  expect(copiesOf(98)).toEqual([null, 'A']);
});

test('projects are found by name, reviews are newest first, and pictures stand once', () => {
  const lakewood = {
    name: 'Lakewood',
    text: ownText('l'),
    projects: ['oak street', 'Nowhere'],
    gallery: ['/assets/a.jpg', '/assets/a.jpg'],
    reviews: [{ stars: 4, date: '2025-01-05' }, { text: 'No stars' }, { stars: 5, date: '2026-03-02' }],
  };
  const [area] = areasOf([lakewood], { landings: [{ name: 'Oak Street', gallery: [] }] });
  expect(area).toMatchObject({
    projects: [{ slug: 'oak-street' }],
    pictures: ['/assets/a.jpg'],
    reviews: [{ date: '2026-03-02' }, { date: '2025-01-05' }],
  });
});

test('two hundred towns of 300 words are compared in a few milliseconds', () => {
  const areas = Array.from({ length: 200 }, (_, town) => ({
    name: `Town ${town}`,
    text: Array.from({ length: 300 }, (_word, index) => `word${town}x${index}`).join(' '),
  }));
  nearCopiesIn(areas);
  const before = process.cpuUsage();
  expect(nearCopiesIn(areas).filter(Boolean)).toEqual([]);
  const { user, system } = process.cpuUsage(before);
  // Processor time in microseconds: 30 ms outside Jest, a quarter of a second in it.
  expect(user + system).toBeLessThan(600_000);
});

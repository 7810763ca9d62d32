import { readFileSync } from 'node:fs';
import { parseRecord } from './parse-record';
import { serviceOf, siteWith } from '@/test/site';
import { headerPicture, heroPicture, pictureOf } from './choose-picture';
import { cardPicture, cardServices, rowPictures, sectionPicture } from './section-pictures';
import type { Site } from './site';

const picture = (name: string) => `/assets/${name}.jpg`;
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(`g${index}`));
const promoVideo = { url: 'https://vimeo.com/1', picture: null };

const shownOnHome = (site: Site) => [
  heroPicture(site),
  sectionPicture(site, 'intro'),
  sectionPicture(site, 'promoVideo'),
  sectionPicture(site, 'aboutStory'),
  sectionPicture(site, 'aboutPoints'),
  sectionPicture(site, 'aboutPoints', 1),
  ...cardServices(site).map((service) => cardPicture(site, service)),
  sectionPicture(site, 'formOverPicture'),
];
const shownOnAbout = (site: Site) => [
  headerPicture(site, '/about'),
  sectionPicture(site, 'aboutPointsOfAbout'),
  sectionPicture(site, 'aboutPointsOfAbout', 1),
  sectionPicture(site, 'aboutStoryOfAbout'),
];
const shownOnVideos = (site: Site) => [
  headerPicture(site, '/our-videos'),
  ...site.videos.ids.map((_, index) => sectionPicture(site, 'videoGrid', index)),
];
const mostFrequent = (shown: readonly (string | null)[]) =>
  Math.max(0, ...shown.flatMap((one) => (one ? [shown.filter((other) => other === one).length] : [])));

test.each([0, 1, 2, 3, 4, 5, 6])('with %i pictures no page shows one more than twice', (count) => {
  const own = pictures(count);
  const services = [0, 1, 2, 3, 4].map((index) =>
    serviceOf(`S${index}`, { picture: own[index % (count || 1)] ?? null }),
  );
  const videos = { channelUrl: 'https://www.youtube.com/@a', ids: ['a', 'b', 'c', 'd', 'e', 'f'] };
  for (const site of [
    siteWith({ gallery: own, promoVideo, videos }),
    siteWith({ stock: own, promoVideo, videos }),
    siteWith({ gallery: own.slice(1), stock: own.slice(0, 1), promoVideo, videos, services }),
    siteWith({ gallery: own, promoVideo, videos, services }),
  ])
    for (const shown of [shownOnHome, shownOnAbout, shownOnVideos])
      expect(mostFrequent(shown(site))).toBeLessThanOrEqual(2);
});

test('one picture stands in the hero and behind the form; sections do without', () => {
  expect(shownOnHome(siteWith({ gallery: pictures(1), promoVideo }))).toEqual([
    picture('g0'),
    ...Array(5).fill(null),
    picture('g0'),
  ]);
});

test('of two pictures About shows below its header the one that the header does not show', () => {
  for (const site of [siteWith({ gallery: pictures(2) }), siteWith({ stock: pictures(2) })]) {
    const [header, ...below] = shownOnAbout(site).filter(Boolean);
    expect(below).not.toContain(header);
    expect(below.length).toBeGreaterThan(0);
  }
});

test("with enough pictures sections show different ones, and not the hero's", () => {
  const shown = shownOnHome(siteWith({ gallery: pictures(8), promoVideo }));
  expect(shown).toEqual(['g0', 'g1', 'g2', 'g3', 'g5', 'g6', 'g7'].map(picture));
});

test('of one house a page shows one large photograph, and none twice', () => {
  const lodge = ['lodge-evening', 'lodge-lawn', 'lodge-gables'].map(picture);
  const others = ['brick-villa', 'stone-porch', 'red-barn', 'cedar-deck'].map(picture);
  const stock = [lodge[0] ?? '', picture('pool-terrace'), lodge[1] ?? ''];
  const shown = shownOnHome(siteWith({ gallery: [lodge[2] ?? '', ...others], stock }));
  expect(mostFrequent(shown)).toBe(1);
  expect(shown.filter((one) => one?.includes('lodge'))).toEqual([lodge[0]]);
  expect(shown.at(-1)).toBe(picture('pool-terrace'));
});

test.each(['demo', 'spanish', 'call-only'])('the embedded record %s has enough pictures', (name) => {
  const site = parseRecord(JSON.parse(readFileSync(`content/${name}.json`, 'utf8')), name);
  const others = [...new Set([...site.gallery, ...site.stock])].filter((one) => one !== heroPicture(site));
  expect(mostFrequent(shownOnHome(site))).toBe(site.callOnly ? 2 : 1);
  // Not neighbours, which often show the same work.
  const places = [
    sectionPicture(site, 'intro'),
    sectionPicture(site, 'aboutStory'),
    sectionPicture(site, 'aboutPoints'),
  ].map((picture) => others.indexOf(picture ?? ''));
  for (const [index, place] of places.entries())
    for (const other of places.slice(0, index)) expect(Math.abs(place - other)).toBeGreaterThan(2);
  expect(site.stock).toContain(sectionPicture(site, 'formOverPicture'));
  for (const service of site.services) expect(cardPicture(site, service)).toBe(pictureOf(service));
  expect(rowPictures(site, null)).toEqual(
    site.services.flatMap(({ blocks }) => blocks.map((block) => block.picture)),
  );
});

test('a picture that many services share shows in no card, and in one row', () => {
  const shared = picture('shared');
  const services = ['A', 'B', 'C'].map((name) => serviceOf(name, { picture: shared }));
  const site = siteWith({ gallery: pictures(3), services });
  expect(services.map((service) => cardPicture(site, service))).toEqual([null, null, null]);
  expect(rowPictures(site, null)).toEqual([shared, null, null]);
  const two = siteWith({ gallery: pictures(3), services: services.slice(0, 2) });
  expect(services.slice(0, 2).map((service) => cardPicture(two, service))).toEqual([shared, shared]);
  expect(rowPictures(two, shared)).toEqual([shared, null]);
});

test('of more than twelve services nine have cards', () => {
  const services = Array.from({ length: 30 }, (_, index) => serviceOf(`S${index}`));
  expect(
    [12, 13, 30].map((count) => cardServices(siteWith({ services: services.slice(0, count) })).length),
  ).toEqual([12, 9, 9]);
});

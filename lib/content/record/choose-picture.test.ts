import { readFileSync } from 'node:fs';
import { parseRecord } from './parse-record';
import { picturesIn } from './record-help';
import { recordFields } from './wire-record';
import { galleryPictures } from '@/lib/content/gallery/gallery-pages';
import {
  headerPicture,
  heroPicture,
  pickFor,
  picturesOf,
  servicePicture,
  widePictures,
} from './choose-picture';
import { serviceOf, siteFor, siteWith } from '@/test/site';

const picture = (name: string) => `/assets/${name}.jpg`;
const gallery = ['g1', 'g2', 'g3'].map(picture);
const stock = ['s1', 's2'].map(picture);

test('a page always gets the same item, and pages get different ones', () => {
  const names = Array.from({ length: 50 }, (_, index) => `Service ${index}`);
  const picked = names.map((name) => pickFor(name, gallery));
  expect(names.map((name) => pickFor(name, gallery))).toEqual(picked);
  expect(new Set(picked)).toEqual(new Set(gallery));
  expect(pickFor('any', [])).toBeNull();
});

test('the gallery shows stock pictures only when it is empty; wide pictures prefer stock', () => {
  expect(galleryPictures(siteFor({ gallery, stock }))).toEqual(gallery);
  expect(galleryPictures(siteFor({ stock }))).toEqual(stock);
  expect(widePictures(siteFor({ gallery, stock }))).toEqual(stock);
  expect(widePictures(siteFor({ gallery }))).toEqual(gallery);
});

test('the hero has the best picture there is, or none', () => {
  expect(heroPicture(siteFor({ gallery, stock }))).toBe(stock[0]);
  expect(
    heroPicture(
      siteFor({
        dbServices: [
          { name: 'Painting', description: [{ text: 'Words first' }, { img: picture('service') }] },
        ],
      }),
    ),
  ).toBe(picture('service'));
  expect(heroPicture(siteFor())).toBeNull();
});

test("a page's header shows a picture that the page does not show elsewhere, if there is one", () => {
  const site = siteFor({ gallery });
  for (const page of ['/about', '/contact', '/services']) {
    expect(gallery).toContain(headerPicture(site, page));
    expect(headerPicture(site, page, [picture('g1'), picture('g3')])).toBe(picture('g2'));
    expect(gallery).toContain(headerPicture(site, page, gallery));
  }
  expect(headerPicture(siteFor(), '/about')).toBeNull();
});

test('picturesOf has the pictures of all fields but favicon and QR code', () => {
  const complete = JSON.parse(readFileSync('e2e/records/complete.json', 'utf8'));
  const redes = [{ url: 'https://www.yelp.com/biz/a', image: picture('network') }];
  const record = { ...complete, dbSocialMedia: { ...complete.dbSocialMedia, redes } };
  const given = picturesIn(record).map(({ path, value }) => ({ path: path.replace(/\d+/g, ''), value }));
  const fields = recordFields().flatMap(({ kind, path }) => (kind === 'picture link' ? [path] : []));
  expect(new Set(given.map(({ path }) => path))).toEqual(new Set(fields));

  const pictures = picturesOf(parseRecord(record, 'complete'));
  expect(given.flatMap(({ path, value }) => (pictures.includes(value) ? [] : [path]))).toEqual([
    'dbPrincipal.favicon',
    'qrImg',
  ]);
});

test("a header avoids what the page's own pictures show, by the names of their files and their captions", () => {
  const stockOf = (...names: string[]) => names.map(picture);
  const header = (names: string[], captions: Record<string, string> = {}) =>
    headerPicture(siteWith({ stock: stockOf(...names), captions }), 'Roof Repair', [picture('brick-gable')]);
  const others = Array.from({ length: 20 }, (_, index) => `brick-${index}`);
  expect(header([...others, 'lodge-dusk'])).toBe(picture('lodge-dusk'));
  expect(
    header(['p1', 'p2'], {
      [picture('brick-gable')]: 'The gables in Elm Street',
      [picture('p1')]: 'A gable',
    }),
  ).toBe(picture('p2'));
  expect(header(['brick-gable', 'brick-front'])).toBe(picture('brick-front'));
});

test('a service without a picture has an unused one of the gallery with a word of its name, each picture once', () => {
  const services = [
    serviceOf('Roofing', { picture: picture('own') }),
    serviceOf('Moss Treatment', { text: 'No washer ever touches a shingle.' }),
    serviceOf('Shingles', { text: 'Cedar.' }),
    serviceOf('Inspections', { text: 'When your house is sold.' }),
  ];
  const shown = (given: Parameters<typeof siteWith>[0]) => {
    const site = siteWith({ services, ...given });
    return site.services.map((service) => servicePicture(site, service));
  };
  const pictures = ['your-house', 'shingle-and-clouds', 'own', 'p3'].map(picture);
  // A word of a text alone may be a thing beside the work.
  const found = [picture('own'), null, picture('shingle-and-clouds'), null];
  expect(shown({ gallery: pictures, stock: [picture('s1')] })).toEqual(found);
  const captions = { [picture('p3')]: 'Cedar shingles' };
  expect(shown({ gallery: pictures, stock: [picture('s1')], captions })[2]).toBe(picture('p3'));
  // Nor does the query of an address say what a picture shows.
  const hosted = ['https://cdn.example/a1?name=shingles', 'https://cdn.example/b2?name=shingles'];
  expect(shown({ gallery: hosted, stock: [picture('s1')] })[2]).toBeNull();
  // The hero has it.
  expect(shown({ gallery: [picture('shingles')] })).toEqual([picture('own'), null, null, null]);
  expect(shown({ services: services.slice(1), gallery: pictures })).toEqual([null, null, null]);
});

import { parseRecord } from '../lib/content/record/parse-record';
import type { Area } from '../lib/content/areas/areas';
import type { Article } from '../lib/content/articles/articles';
import type { FreePage } from '../lib/content/pages/free-pages';
import type { Service, ServiceBlock } from '../lib/content/services/services';
import type { Site } from '../lib/content/record/site';
import type { WithPage } from '../lib/content/domain/named';
import { slugOf } from '@/lib/language/slug';
import { variableNames } from '@/lib/platform/env';
import type { Database } from '@/lib/platform/db';
import { afterThisTest } from './data-folder';
import { recordOf } from './records';

/** For tests: the site of a record that has these fields and nothing else. */
export const siteFor = (record: Record<string, unknown> = {}, pageId = 'test'): Site =>
  parseRecord({ ...recordOf(), ...record }, pageId);

/** For tests: a business that has only its defaults, and of the domain what is given here. */
export const siteWith = (given: Partial<Site> = {}): Site => ({ ...siteFor(), ...given });

/** For tests: a phone as the site shows it. */
export const phoneOf = (display: string, label: string | null = null): Site['phones'][number] => ({
  label,
  display,
  digits: display.replace(/\D/g, '').slice(-10),
  written: display,
});

export const placeOf = (
  address: string,
  own: Partial<Site['places'][number]> = {},
): Site['places'][number] => ({
  address,
  mapUrl: null,
  name: null,
  phones: [],
  emails: [],
  openingHours: [],
  ...own,
});

/** For tests: a service with a page of its own. */
export const serviceOf = (name: string, block: Partial<ServiceBlock> = {}): WithPage<Service> => ({
  name,
  slug: slugOf(name),
  blocks: [{ text: 'Words', formatting: null, points: ['a'], picture: null, ...block }],
});

/** For tests: a town with a page of its own. */
export const areaOf = (name: string, given: Partial<Area> = {}): WithPage<Area> =>
  ({
    name,
    slug: slugOf(name),
    text: 'Words',
    formatting: null,
    pictures: [],
    projects: [],
    reviews: [],
    ...given,
  }) as WithPage<Area>;

/** For tests: a page of the record's own, with a text. */
export const freePageOf = (name: string, given: Partial<FreePage> = {}): WithPage<FreePage> => ({
  name,
  description: null,
  place: 'footer',
  blocks: [{ type: 'text', title: null, text: 'Words', formatting: null }],
  ...given,
  slug: slugOf(name),
});

/** For tests: an article with a page of its own. */
export const articleOf = (name: string, given: Partial<Article> = {}): WithPage<Article> =>
  ({
    name,
    slug: slugOf(name),
    text: 'Words',
    formatting: null,
    date: '2026-10-02',
    updated: null,
    author: null,
    picture: null,
    summary: 'Words',
    ...given,
  }) as WithPage<Article>;

/** Modules that keep nothing of a server and take long to load: once for a file of tests is enough. */
const statelessModules = (
  '@/app/api/leads/form-page @/lib/content/fields/check-fields @/lib/content/fields/formatted-text ' +
  '@/lib/content/record/country-dates @/lib/content/record/record-help @/lib/content/record/to-site ' +
  '@/lib/content/record/wire-record @/lib/language/geo/time-zone @/lib/language/i18n ' +
  '@/lib/language/phone-numbers @/lib/leads/delivery/mail-frame @/lib/leads/form/form-content ' +
  '@/lib/site/fallback-pages/site-page @/lib/site/messages @/lib/site/pages/paths css-select culori ' +
  'domutils htmlparser2 ipaddr.js isbot libphonenumber-js libsql lru-cache markdown-it next/cache ' +
  'nodemailer p-limit pg prom-client react react-dom/server sharp undici write-file-atomic zod zod/mini'
).split(' ');
const loaded = new Map<string, unknown>();
const loadOnce = (name: string) => {
  if (!loaded.has(name)) loaded.set(name, jest.requireActual(name));
  return loaded.get(name);
};

/**
 * For tests: what is imported from here on sees these variables, and nothing of what went before, like a
 * server that has just started and has read an empty table of hosts, unless `areHostsKnown` is false. Its
 * database is closed after the test.
 */
export const startServer = (environment: Record<string, string>, { areHostsKnown = true } = {}): void => {
  for (const name of variableNames) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (Symbol.keyFor(key)?.startsWith('mainstreet.')) Reflect.deleteProperty(globalThis, key);
  const table = areHostsKnown ? '[]' : null;
  const hosts = { served: null, changedAt: 0, checkedAt: 0, failure: '', table };
  const opened = { opening: null as Promise<Database> | null };
  Object.assign(globalThis, {
    [Symbol.for('mainstreet.hosts')]: hosts,
    [Symbol.for('mainstreet.database')]: opened,
  });
  afterThisTest(async () => {
    const db = await opened.opening?.catch(() => null);
    opened.opening = null;
    await db?.close();
  });
  jest.resetModules();
  for (const name of statelessModules) jest.doMock(name, () => loadOnce(name));
};

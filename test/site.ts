import { parseRecord } from '../lib/content/record/parse-record';
import type { Area } from '../lib/content/areas/areas';
import type { Article } from '../lib/content/articles/articles';
import type { FreePage } from '../lib/content/pages/free-pages';
import type { Service, ServiceBlock } from '../lib/content/services/services';
import type { Site } from '../lib/content/record/site';
import type { WithPage } from '../lib/content/domain/named';
import { slugOf } from '@/lib/language/slug';
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

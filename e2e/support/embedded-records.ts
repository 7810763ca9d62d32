import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './site-server';

export type Service = { name: string; description: { img?: string; text?: string; lists?: string[] }[] };

/** The fields of a content record that tests read. */
export type WireRecord = {
  docId?: string;
  dbPrincipal: {
    name: string;
    logo?: string;
    location?: { address: string; url?: string }[];
    phones?: { phone: string; name?: string }[];
  };
  dbServices?: Service[];
  landings?: { name: string; gallery: string[] }[];
  dbSocialMedia?: { redes?: { url: string }[] };
  ytGallery?: object;
  simpleWidgets?: { val: string; activo: boolean }[];
  options?: Record<string, unknown>;
  [field: string]: unknown;
};

export type WireReview = { Date: string; ReviewsStars: number };

export const readJson = <T>(...file: string[]): T =>
  JSON.parse(readFileSync(path.join(root, ...file), 'utf8')) as T;

/** The records of content/. */
export const embeddedNames = ['demo', 'call-only', 'minimal', 'spanish', 'dentist', 'service-area'] as const;
/** In `npm test` without those whose pages have the parts of the demo's: unit tests render all records. */
export const testedNames = process.env.TEST_FULL ? embeddedNames : embeddedNames.slice(0, 3);

export const embeddedRecord = (name: string): WireRecord => readJson('content', `${name}.json`);
/** None for a record without a file of reviews. */
export const embeddedReviews = (name: string): WireReview[] =>
  existsSync(path.join(root, 'content/reviews', `${name}.json`))
    ? readJson('content/reviews', `${name}.json`)
    : [];

/** A small record with every field of docs/specification.md#72-fields, each with a unique value. */
export const completeRecord = (): WireRecord => readJson('e2e/records', 'complete.json');

/** A record in another look. */
export const withLook = <Given extends { options?: object }>(record: Given, look: string) => ({
  ...record,
  options: { ...record.options, look },
});

/** The demo in each of these looks, by its name; in `npm test` in the first two. */
export const demoInLooks = (looks: readonly string[]) =>
  Object.fromEntries(
    looks
      .slice(0, process.env.TEST_FULL ? undefined : 2)
      .map((look) => [
        look,
        { record: withLook(embeddedRecord('demo'), look), reviews: embeddedReviews('demo') },
      ]),
  );

const run = Date.now().toString(36);
let count = 0;

/** A new page id, because Next keeps rendered pages on disk after a run. */
export const freshId = (name: string): string => `${name}-${run}-${process.pid.toString(36)}-${(count += 1)}`;

/** docs/specification.md#22-names-in-addresses */
export const slugOf = (name: string): string => encodeURIComponent(name.toLowerCase().replace(' ', '-'));

export const telOf = (phone: string): string => `tel:+1${phone.replace(/\D/g, '')}`;

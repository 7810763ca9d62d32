import { completeRecord } from './embedded-records';

// Variants of the complete record with values of some kinds replaced.

type Kind = 'link' | 'picture' | 'flag' | 'number' | 'colour' | 'text';

const kindOf = (path: string): Kind => {
  if (path.startsWith('styles.')) return 'colour';
  if (
    /(logo|favicon|img|image|beforeImg|afterImg|qrImg)$/i.test(path) ||
    /^(gallery|stock|landings\.\d+\.gallery)\.\d+$/.test(path)
  )
    return 'picture';
  if (
    /\.(url|link|linkCanalYT)$/.test(path) ||
    /^reviews\.links\.\d+$/.test(path) ||
    path === 'linkPostEmail'
  )
    return 'link';
  if (/(activo|isHomeOnly|isenglish|autoGntLandingFromService)$/.test(path)) return 'flag';
  return /(exprYears|miles)$/.test(path) ? 'number' : 'text';
};

type Change = (value: unknown, path: string, kind: Kind) => unknown;

const changed = (value: unknown, change: Change, path = ''): unknown => {
  if (Array.isArray(value))
    return value.map((entry, index) => changed(entry, change, `${path}.${index}`.replace(/^\./, '')));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        changed(entry, change, `${path}.${key}`.replace(/^\./, '')),
      ]),
    );
  return path === 'docId' ? value : change(value, path, kindOf(path));
};

/** The complete record with every single value changed. */
export const everyValue = (change: Change) => changed(completeRecord(), change) as Record<string, unknown>;

/** The complete record with every value of some kinds changed. */
export const every = (kinds: readonly Kind[], change: (value: unknown, path: string) => unknown) =>
  everyValue((value, path, kind) => (kinds.includes(kind) ? change(value, path) : value));

/** The complete record with every text changed except phone numbers, addresses and video ids. */
export const everyText = (change: (value: string) => unknown) =>
  every(['text'], (value, path) => (/(phone|email)$|^ytGallery/.test(path) ? value : change(String(value))));

/** The complete record with some values set, by path. */
export const withValues = (values: Record<string, unknown>) =>
  everyValue((value, path) => (path in values ? values[path] : value));

/** Spellings of true. */
export const trueInOtherWords = ['true', 1, '1', 'TRUE', 'yes', 'on'] as const;
export const withFlagsAs = (word: unknown) => every(['flag'], (value) => (value === true ? word : value));

/** A record that cannot be read: every page is the 503 page. */
export const unreadableSite = { site: { record: [] } };

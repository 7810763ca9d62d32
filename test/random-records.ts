import fc from 'fast-check';
import type { z } from 'zod';
import { notesOf, type KindName } from '@/lib/content/fields/field';
import { unwrap } from '@/lib/content/fields/field';
import { wireRecordSchema } from '@/lib/content/record/wire-record';

// A field of the kind `anything` has no bad values.
type Kind = Exclude<KindName, 'list' | 'list or false' | 'group' | 'groups by name' | 'anything'>;
type Shape = Kind | [Shape] | { [field: string]: Shape };

const shapeOf = (schema: z.core.$ZodType): Shape => {
  const inner = unwrap(schema);
  if (inner.type === 'value') return notesOf(schema).kind as Kind;
  if (inner.type === 'map') return { '/about': shapeOf(inner.item) };
  if (inner.type === 'list') return [shapeOf(inner.item)];
  const fields = Object.entries(inner.shape).filter(([, field]) => notesOf(field).kind !== 'anything');
  return Object.fromEntries(fields.map(([name, field]) => [name, shapeOf(field)]));
};

export const spec = shapeOf(wireRecordSchema) as { [field: string]: Shape };

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 6, maxLength: 12 });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const url = word.map((path) => `https://www.example.com/${path}`);

const good: Record<Kind, fc.Arbitrary<unknown>> = {
  line: fc.oneof(word, fc.constantFrom('<b>Bold</b> & "quoted"', '👩‍👩‍👧 Familie', 'שלום עולם', 1994)),
  text: fc.oneof(
    word,
    fc.constantFrom('One.\n\nTwo.', 'a <script and b> c', '🏡', 'مرحبا', 'half \ud83d emoji', 12),
  ),
  'formatted text': fc.oneof(
    word,
    fc.constantFrom('We **care**\n\n- a\n- b', '<p class="MsoNormal">Two<o:p></o:p></p>', '🏡', 12),
  ),
  'picture link': fc.oneof(
    url,
    word.map((name) => `/assets/demo/${name}.jpg`),
  ),
  'web link': url,
  link: fc.oneof(url, fc.constantFrom('tel:+13035550142', 'mailto:hello@example.com')),
  'CSS color': fc.constantFrom('#1d4457', 'rebeccapurple', 'rgba(10, 25, 32, 0.62)', 'hsl(20 50% 40%)'),
  'e-mail address': word.map((name) => `${name}@example.com`),
  'phone number': digits(7).map((rest) => `30${rest.slice(0, 1)}5${rest.slice(1)}`),
  'true or false': fc.constantFrom<unknown>(true, false, 'true', 'false', 1, 0, '1', '0'),
  'number or short text': fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('18', '10K+')),
  distance: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('30 miles', '50 km')),
  price: fc.constantFrom<unknown>(120, '$120', '120.00'),
  'number of years': fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom('18', '18 years')),
  'video id': word,
  // One day, as `from` and `to` must be in order.
  date: fc.constantFrom('2026-12-24', ' 12/24/2026 '),
  // From midnight to midnight, as `opens` and `closes` must be in order.
  'time of day': fc.constantFrom('00:00', ' 12:00 AM ', '0.00'),
  'language code': fc.constantFrom('en', 'ES', ' es '),
  'focal point': fc.constantFrom('30% 20%', '50, 0', 'top left'),
  stars: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom('5', '4 stars')),
  country: fc.constantFrom('US', ' ca ', 'Canada'),
  trade: fc.constantFrom('dentist', ' Abogado ', 'HVACBusiness'),
  'type of block': fc.constantFrom('text', 'Call to action', 'pictureAndText', ' QUESTIONS ', 'table', 'map'),
  'place in the menus': fc.constantFrom('main', ' None ', '/services'),
  look: fc.constantFrom('classic', ' Poster '),
  'https link': url,
  'kind of link': fc.constantFrom('booking', ' Portal '),
  'place of a link': fc.constantFrom('header', 'CALLTOACTION'),
  'page id': fc.constantFrom('acme-es', ' demo '),
  // Every field of this kind takes it.
  'one of a few words': fc.constantFrom('standard', ' Standard '),
};

const long = 'x'.repeat(100_000);
const unsafeLinks = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  '<a href="javascript:alert(1)">',
  'not a link',
  long,
  7,
  true,
  {},
  [],
];
/** Values that a kind of field refuses. */
export const bad: Record<Kind | 'list' | 'group', unknown[]> = {
  line: [long, true, {}, ['a']],
  text: [long, false, { a: 1 }, []],
  'formatted text': [long, false, { a: 1 }, []],
  'picture link': [...unsafeLinks, 'mailto:a@b.example', '/assets/../api'],
  'web link': [...unsafeLinks, 'tel:+13035550142'],
  link: unsafeLinks,
  'CSS color': ['red;}</style><script>alert(1)</script>', 'var(--main)', 'none of them', long, true, {}, []],
  'e-mail address': ['nobody', 'a@b', long, 3, {}, []],
  'phone number': ['555', 'call us', long, true, {}, []],
  'true or false': ['perhaps', 2, {}, [], long],
  'number or short text': ['many', -1, 1e9, true, {}, [], long],
  distance: ['many', -1, 1e9, true, {}, [], long],
  price: ['many', -1, 1e9, '$99/hr', true, {}, [], long],
  'number of years': ['many', -1, 1998, 'Since 1998', true, {}, [], long],
  'video id': ['<script>', 'a', 'https://vimeo.com/123456789', long, {}, []],
  date: ['24/13/2026', 'soon', '2026-02-30', 20261324, true, {}, []],
  'time of day': ['8', '8:75', '25:00', 'noonish', long, 8, {}, []],
  'language code': ['xx', 'English', long, 5, true, {}, []],
  'focal point': ['130% 20%', 'the door', true, {}, [], long],
  stars: [6, -1, 'many', true, {}, [], long],
  country: [true, {}, [], long],
  trade: ['astronaut training', 1, true, {}, [], long],
  'type of block': ['carousel', 1, true, {}, [], long],
  'place in the menus': ['top', 1, true, {}, [], long],
  look: ['none of them', 1, true, {}, [], long],
  'https link': [...unsafeLinks, 'http://www.example.com/', 'tel:+13035550142'],
  'kind of link': ['shop', 1, true, {}, [], long],
  'place of a link': ['top', 1, true, {}, [], long],
  'page id': ['a b', '../etc', true, {}, [], long],
  'one of a few words': ['none of them', 1, true, {}, [], long],
  list: ['text', 3, true, { 0: 'a' }, long],
  group: ['text', 3, true, ['a'], long],
};

const recordOf = (shape: Shape): fc.Arbitrary<unknown> => {
  if (typeof shape === 'string') return good[shape];
  if (Array.isArray(shape)) return fc.array(recordOf(shape[0]), { minLength: 1, maxLength: 3 });
  return fc.record(
    Object.fromEntries(Object.entries(shape).map(([field, inner]) => [field, recordOf(inner)])),
  );
};
type Listed = {
  options: Record<'links' | 'pages', unknown[]> & Record<'serviceGroups' | 'prices', object[]>;
};

/**
 * Complete records with random good values. One link and one page, as menus have room for a few; groups
 * and prices without services, which they name.
 */
export const record = recordOf(spec).map((value) => {
  const { options, ...rest } = value as Listed;
  return {
    ...rest,
    options: {
      ...options,
      links: options.links.slice(0, 1),
      pages: options.pages.slice(0, 1),
      prices: options.prices.map((price) => ({ ...price, service: null })),
      serviceGroups: options.serviceGroups.map((group) => ({ ...group, services: [] })),
    },
  };
}) as fc.Arbitrary<Record<string, unknown>>;

export type Spot = { path: (string | number)[]; kind: keyof typeof bad };

/** Every group, list and value of a record. */
export const spotsIn = (value: unknown, shape: Shape, path: Spot['path'] = []): Spot[] => {
  if (typeof shape === 'string') return [{ path, kind: shape }];
  if (Array.isArray(shape))
    return [
      { path, kind: 'list' },
      ...(value as unknown[]).flatMap((item, index) => spotsIn(item, shape[0], [...path, index])),
    ];
  const inner = Object.entries(shape).flatMap(([field, of]) =>
    spotsIn((value as Record<string, unknown>)[field], of, [...path, field]),
  );
  return path.length ? [{ path, kind: 'group' }, ...inner] : inner;
};

/** A copy of `root` with `value` at `path`; undefined takes the field away. */
export const withValue = (root: unknown, [key, ...rest]: Spot['path'], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
};

/** A path as the log names it: dbServices[0].name. */
export const fieldName = (path: Spot['path']) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { themeVariables } from '@/lib/theme/theme';
import { parseRecord } from './parse-record';
import type { Site } from './site';

// A record is too large to be made smaller in reasonable time, and its failing spot says enough.
fc.configureGlobal({ endOnFailure: true });

type Kind =
  | 'line'
  | 'text'
  | 'picture'
  | 'webLink'
  | 'anyLink'
  | 'colour'
  | 'email'
  | 'phone'
  | 'flag'
  | 'count'
  | 'years'
  | 'videoId';
type Shape = Kind | [Shape] | { [field: string]: Shape };

/** SPEC section 3, as fields and what each holds. customLinks, of which only the presence counts, stands in its own test. */
const spec: { [field: string]: Shape } = {
  dbPrincipal: {
    name: 'line',
    favicon: 'picture',
    logo: 'picture',
    exprYears: 'years',
    miles: 'count',
    licensed: 'line',
    paymentMethod: 'line',
    location: [{ address: 'line', url: 'webLink' }],
    phones: [{ phone: 'phone', name: 'line' }],
    emails: [{ email: 'email' }],
    workdays: [{ day: 'line' }],
    workHours: [{ hour: 'line' }],
  },
  dbSlogan: [{ slogan: 'text' }],
  dbAbout: [{ text: 'text', list: ['text'] }],
  dbHome: [{ text: 'text' }],
  dbValues: [{ title: 'line', description: 'text' }],
  dbServices: [{ name: 'line', description: [{ img: 'picture', text: 'text', lists: ['text'] }] }],
  landings: [{ name: 'line', gallery: ['picture'] }],
  dbSocialMedia: {
    redes: [{ url: 'anyLink', image: 'picture', icon: 'line' }],
    directorios: [{ name: 'line', url: 'anyLink', image: 'picture' }],
  },
  gallery: ['picture'],
  stock: ['picture'],
  beforeAfterGall: [{ beforeImg: 'picture', afterImg: 'picture' }],
  videosPromo: [{ activo: 'flag', link: 'webLink', img: 'picture' }],
  ytGallery: { linkCanalYT: 'webLink', links: ['videoId'] },
  reviews: { activo: 'flag', isHomeOnly: 'flag', links: ['webLink'] },
  brandingExtra: [{ activo: 'flag', link: 'webLink', img: 'picture' }],
  simpleWidgets: [{ val: 'line', activo: 'flag' }],
  tiposPago: [{ activo: 'flag', img: 'picture' }],
  gmb: { link: 'webLink', img: 'picture' },
  qrImg: 'picture',
  linkPostEmail: 'webLink',
  autoGntLandingFromService: 'flag',
  docId: 'line',
  labels: {
    general: {
      titleMap: 'line',
      titleServices: 'line',
      titleGallery: 'line',
      titleReviews: 'line',
      titleBranding: 'line',
    },
    formLabel: {
      tname: 'line',
      tlname: 'line',
      temail: 'line',
      tphone: 'line',
      taddress: 'line',
      ttypeservice: 'line',
      tbestway: 'line',
      tcheckphone: 'line',
      tcheckcorreo: 'line',
      tmessage: 'line',
      tbutton: 'line',
      isenglish: 'flag',
    },
  },
  styles: {
    mainColor: 'colour',
    secondaryColor: 'colour',
    thirdColor: 'colour',
    headingTextColor: 'colour',
    paragraphTextColor: 'colour',
    bgFooter: 'colour',
    btn: 'colour',
    btnHover: 'colour',
    scrollColor: 'colour',
    iconsMenuMovil: 'colour',
    overlayColor: 'colour',
  },
};

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 6, maxLength: 12 });
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const url = word.map((path) => `https://www.example.com/${path}`);

const good: Record<Kind, fc.Arbitrary<unknown>> = {
  line: fc.oneof(word, fc.constantFrom('<b>Bold</b> & "quoted"', '👩‍👩‍👧 Familie', 'שלום עולם', 1994)),
  text: fc.oneof(
    word,
    fc.constantFrom('One.\n\nTwo.', '<script>alert(1)</script>', '🏡', 'مرحبا', 'half \ud83d emoji', 12),
  ),
  picture: fc.oneof(
    url,
    word.map((name) => `/assets/demo/${name}.jpg`),
  ),
  webLink: url,
  anyLink: fc.oneof(url, fc.constantFrom('tel:+13035550142', 'mailto:hello@example.com')),
  colour: fc.constantFrom('#1d4457', 'rebeccapurple', 'rgba(10, 25, 32, 0.62)', 'hsl(20 50% 40%)'),
  email: word.map((name) => `${name}@example.com`),
  phone: digits(10),
  flag: fc.constantFrom<unknown>(true, false, 'true', 'false', 1, 0, '1', '0'),
  count: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('18', '18 years')),
  years: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.constantFrom('18', '18 years')),
  videoId: word,
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
const bad: Record<Kind | 'list' | 'group', unknown[]> = {
  line: [long, true, {}, ['a']],
  text: [long, false, { a: 1 }, []],
  picture: [...unsafeLinks, 'mailto:a@b.example', '/assets/../api'],
  webLink: [...unsafeLinks, 'tel:+13035550142'],
  anyLink: unsafeLinks,
  colour: ['red;}</style><script>alert(1)</script>', 'var(--main)', 'none of them', long, true, {}, []],
  email: ['nobody', 'a@b', long, 3, {}, []],
  phone: ['555', 'call us', long, true, {}, []],
  flag: ['perhaps', 2, {}, [], long],
  count: ['many', -1, 1e9, true, {}, [], long],
  years: ['many', -1, 1998, 'Since 1998', true, {}, [], long],
  videoId: ['<script>', 'a', 'https://youtu.be/aqz-KE-bpKQ', long, {}, []],
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
const record = recordOf(spec) as fc.Arbitrary<Record<string, unknown>>;

type Spot = { path: (string | number)[]; kind: keyof typeof bad };

/** Every place in a record, as SPEC sees it. */
const spotsIn = (value: unknown, shape: Shape, path: Spot['path'] = []): Spot[] => {
  if (typeof shape === 'string') return [{ path, kind: shape }];
  if (Array.isArray(shape))
    return [
      { path, kind: 'list' },
      ...(value as unknown[]).flatMap((item, place) => spotsIn(item, shape[0], [...path, place])),
    ];
  const inner = Object.entries(shape).flatMap(([field, of]) =>
    spotsIn((value as Record<string, unknown>)[field], of, [...path, field]),
  );
  return path.length ? [{ path, kind: 'group' }, ...inner] : inner;
};

/** A copy of `root` with `value` at `path`; undefined takes the field away. */
const withValue = (root: unknown, [key, ...rest]: Spot['path'], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
};

const fieldName = (path: Spot['path']) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .slice(1);

let sites = 0;
/** Reads a document as a site that nothing was logged for before. */
const read = (document: unknown) => {
  const id = `site-${(sites += 1)}`;
  const log = jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
  const { id: _, ...site } = parseRecord(document, id);
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => !line.startsWith(`content.field site=${id} field=`))).toEqual([]);
  log.mockClear();
  parseRecord(document, id);
  expect(log).not.toHaveBeenCalled();
  // A slug that is taken is the doing of two fields together: lib/content/to-site.test.ts.
  const lost = lines
    .filter((line) => !line.includes('has no page'))
    .map((line) => /field=("[^"]*"|\S+)/.exec(line)?.[1]?.replaceAll('"', '') ?? line);
  return { site, lost };
};

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const expectSafe = (site: Omit<Site, 'id'>) => {
  const pictures = [
    site.logo,
    site.favicon,
    site.paymentPicture,
    site.qrPicture,
    ...site.gallery,
    ...site.stock,
    site.promoVideo?.picture,
    site.branding?.picture,
    site.businessListing?.picture,
    ...site.projects.flatMap((project) => project.pictures),
    ...site.services.flatMap((service) => service.blocks.map((block) => block.picture)),
    ...site.beforeAfter.flatMap(({ before, after }) => [before, after]),
    ...[...site.social, ...site.directories].map((link) => link.picture),
  ];
  const links = [
    ...site.places.map((place) => place.mapUrl),
    site.promoVideo?.url,
    site.videos.channelUrl,
    ...site.reviews.links,
    site.branding?.url,
    site.businessListing?.url,
    site.leadEndpoint,
  ];
  const theme = Object.values(themeVariables(site.colours));
  // One expectation for all: thousands of them would take minutes.
  expect({
    pictures: pictures.filter((picture) => picture && !/^(https?:\/\/|\/assets\/)/.test(picture)),
    links: links.filter((link) => link && !/^https?:\/\//.test(link)),
    outside: [...site.social, ...site.directories].filter(
      ({ url: link }) => !/^(https?:\/\/|tel:|mailto:)/.test(link),
    ),
    phones: site.phones.filter(({ digits: number }) => !/^\d{10}$/.test(number)),
    colours: theme.filter((colour) => !/^#([0-9a-f]{6}|[0-9a-f]{8})$/.test(colour)),
    strings: stringsIn(site).filter(
      (string) =>
        !string.isWellFormed() ||
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/.test(string),
    ),
  }).toEqual({ pictures: [], links: [], outside: [], phones: [], colours: [], strings: [] });
};

test('a complete record is read without a complaint', () => {
  fc.assert(
    fc.property(record, (document) => {
      const { site, lost } = read(document);
      expect(lost).toEqual([]);
      expectSafe(site);
    }),
    { numRuns: 30 },
  );
});

test('a bad value costs its own field, which is logged, and nothing else', () => {
  const spoilt = record.chain((document) =>
    fc.constantFrom(...spotsIn(document, spec)).chain((spot) =>
      fc.record({
        document: fc.constant(document),
        spot: fc.constant(spot),
        value: fc.constantFrom(...bad[spot.kind]),
      }),
    ),
  );
  fc.assert(
    fc.property(spoilt, ({ document, spot, value }) => {
      const { site, lost } = read(withValue(document, spot.path, value));
      expect(lost).toEqual([fieldName(spot.path)]);
      expect(site).toEqual(read(withValue(document, spot.path, null)).site);
      expectSafe(site);
    }),
    { numRuns: 150 },
  );
});

test('a field that is missing or null is no complaint, and leaves the others as they are', () => {
  const thinned = record.chain((document) =>
    fc.constantFrom(...spotsIn(document, spec)).map(({ path }) => ({ document, path })),
  );
  fc.assert(
    fc.property(thinned, ({ document, path }) => {
      const missing = read(withValue(document, path, undefined));
      const empty = read(withValue(document, path, null));
      expect([missing.lost, empty.lost]).toEqual([[], []]);
      expect(missing.site).toEqual(empty.site);
    }),
    { numRuns: 80 },
  );
});

test('several bad values at once are each logged once', () => {
  const { lost } = read({
    dbPrincipal: { name: {}, phones: [{ phone: '1' }, { phone: 'x' }], logo: 'javascript:a' },
    gallery: ['data:a', '/assets/a.jpg', 5],
    styles: 'red',
    qrImg: [],
  });
  expect(lost.sort()).toEqual([
    'dbPrincipal.logo',
    'dbPrincipal.name',
    'dbPrincipal.phones[0].phone',
    'dbPrincipal.phones[1].phone',
    'gallery[0]',
    'gallery[2]',
    'qrImg',
    'styles',
  ]);
});

test('random JSON under the names of a record gives a safe site', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(spec), 'customLinks', 'unknown'), fc.jsonValue(), {
        minKeys: 1,
      }),
      (document) => {
        if (Object.keys(document).join() !== 'unknown') expectSafe(read(document).site);
      },
    ),
    { numRuns: 100 },
  );
});

test('what is no content record is an Error with a reason, never anything else', () => {
  for (const document of [
    null,
    undefined,
    1,
    'text',
    true,
    [],
    [{ dbPrincipal: {} }],
    {},
    { error: 'not found' },
    { dbprincipal: {} },
  ])
    expect(() => parseRecord(document, 'none')).toThrow('the answer is not a content record');
  fc.assert(
    fc.property(fc.jsonValue(), (document) => {
      expect(() => parseRecord(document, 'none')).toThrow('the answer is not a content record');
    }),
  );
});

test.each(readdirSync('content').filter((name) => /^[\w-]+\.json$/.test(name)))(
  'the embedded record %s has no problems',
  (name) => {
    expectSafe(parseRecord(JSON.parse(readFileSync(`content/${name}`, 'utf8')), name));
  },
);

test('a name that no page reads is logged once, with the name that was probably meant', () => {
  const log = jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
  parseRecord({ dbPrincipal: { phnoes: [] } }, 'misspelt');
  parseRecord({ dbPrincipal: { phnoes: [] } }, 'misspelt');
  expect(log.mock.calls).toEqual([
    [
      'content.field site=misspelt field=dbPrincipal.phnoes reason="is not a field of the record: did you mean \\"phones\\"?"',
    ],
  ]);
});

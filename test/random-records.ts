import fc from 'fast-check';

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

/** The record's fields with their kinds, except customLinks, which has its own test. */
export const spec: { [field: string]: Shape } = {
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
/** Values that a kind of field refuses. */
export const bad: Record<Kind | 'list' | 'group', unknown[]> = {
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
/** Complete records with random good values. */
export const record = recordOf(spec) as fc.Arbitrary<Record<string, unknown>>;

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

import { every, everyText, everyValue, withValues } from './changed-records';
import { completeRecord } from './embedded-records';

/** A record with unusable or dangerous values; `expected` are the log lines that it must cause. */
export type HostileContent = { record: Record<string, unknown>; expected: [field: string, reason: RegExp][] };

const MARKUP = `<script>window.__pwned=1</script><img src=x onerror="window.__pwned=2">'"></title></style></script><svg/onload=window.__pwned=3>{{7*7}}\${7*7}`;
// Ten of these together stay below RECORD_MAX_BYTES.
const huge = 'x'.repeat(90_000);

export const hostileContents: Record<string, HostileContent> = {
  'mixed-lists': {
    record: {
      ...completeRecord(),
      dbSlogan: [null, 5, 'text', { slogan: 'Kept slogan' }],
      dbServices: [
        null,
        'text',
        { name: null },
        {
          name: 'Kept service',
          description: [null, 3, { text: 'Kept text', lists: [null, {}, 'Kept point'] }],
        },
      ],
      gallery: [null, 3, {}, '/assets/demo/lilac-spruce-deck.jpg'],
    },
    expected: [
      ['dbSlogan[1]', /group of fields/],
      ['dbServices[1]', /group of fields/],
      ['gallery[2]', /should be text|picture/],
    ],
  },
  'ninety-kilobytes': {
    record: withValues({
      'dbPrincipal.name': huge,
      'dbSlogan[0].slogan': huge,
      'dbAbout[0].text': huge,
      'dbServices[0].name': huge,
      'dbServices[1].description[0].text': huge,
      'dbPrincipal.phones[0].phone': huge,
      'dbPrincipal.emails[0].email': huge,
      'styles.mainColor': huge,
      'gallery[0]': huge,
      'gmb.link': huge,
    }),
    expected: [
      ['dbPrincipal.name', /longer than/],
      ['dbSlogan[0].slogan', /longer than/],
      ['dbServices[0].name', /longer than/],
      ['styles.mainColor', /colour|longer than/],
      ['gmb.link', /longer than|link/],
    ],
  },
  'long-words': {
    record: everyText((value) => 'Incomprehensibilities'.repeat(13) + value.replaceAll(' ', '').slice(0, 20)),
    expected: [],
  },
  markup: {
    record: everyValue(() => MARKUP),
    expected: [
      ['dbPrincipal.logo', /picture link/],
      ['gmb.link', /link/],
      ['styles.btn', /colour/],
      ['dbPrincipal.emails[0].email', /e-mail/],
      ['dbPrincipal.phones[0].phone', /phone number|longer than/],
    ],
  },
  emoji: { record: everyText((value) => `👩‍👩‍👧‍👦🏳️‍🌈 ${value} ${'👍🏽'.repeat(30)} \ud83d`), expected: [] },
  'right-to-left': {
    record: everyText((value) => `مرحبا بكم في شركتنا \u202e${value}\u202c שלום`),
    expected: [],
  },
  'control-characters': { record: everyText((value) => `\u0000${value}\u0007\u2028\ufeff`), expected: [] },
  'script-links': {
    record: every(
      ['link', 'picture', 'text'],
      (_, path) =>
        [
          'javascript:window.__pwned=1',
          'JaVaScRiPt:window.__pwned=1',
          ' java\nscript:window.__pwned=1',
          'data:text/html,<script>window.__pwned=1</script>',
          'vbscript:x',
          '/assets/../../etc/passwd',
          'file:///etc/passwd',
        ][path.length % 7],
    ),
    expected: [
      ['gmb.link', /http/],
      ['qrImg', /picture link/],
      ['dbSocialMedia.redes[0].url', /link/],
      ['dbPrincipal.location[0].url', /http/],
      ['stock[0]', /picture link/],
    ],
  },
  'style-breakers': {
    record: every(
      ['colour'],
      (_, path) =>
        [
          '#fff;}</style><script>window.__pwned=1</script>',
          'red;background:url(http://stranger.test/)',
          'url(javascript:window.__pwned=1)',
          'expression(window.__pwned=1)',
          'var(--x)',
          '"><script>window.__pwned=1</script>',
          'rgb(1,2',
        ][path.length % 7],
    ),
    expected: [
      ['styles.mainColor', /colour/],
      ['styles.btn', /colour/],
      ['styles.overlayColor', /colour/],
    ],
  },
};

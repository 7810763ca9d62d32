import { every, everyText, everyValue, withValues } from './changed-records';
import { completeRecord } from './embedded-records';

const MARKUP = `<script>window.__pwned=1</script><img src=x onerror="window.__pwned=2">'"></title></style></script><svg/onload=window.__pwned=3>{{7*7}}\${7*7}`;
// Ten of these together stay below RECORD_MAX_BYTES.
const huge = 'x'.repeat(90_000);

/** Records with unusable or dangerous values. */
export const hostileContents: Record<string, { record: Record<string, unknown> }> = {
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
  },
  'long-words': {
    record: everyText((value) => 'Incomprehensibilities'.repeat(13) + value.replaceAll(' ', '').slice(0, 20)),
  },
  markup: {
    record: everyValue(() => MARKUP),
  },
  emoji: { record: everyText((value) => `👩‍👩‍👧‍👦🏳️‍🌈 ${value} ${'👍🏽'.repeat(30)} \ud83d`) },
  'right-to-left': {
    record: everyText((value) => `مرحبا بكم في شركتنا \u202e${value}\u202c שלום`),
  },
  'control-characters': { record: everyText((value) => `\u0000${value}\u0007\u2028\ufeff`) },
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
  },
};

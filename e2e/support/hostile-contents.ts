import { every, everyText, everyValue, withValues } from './changed-records';

const MARKUP = `<script>window.__pwned=1</script><img src=x onerror="window.__pwned=2">'"></title></style></script><svg/onload=window.__pwned=3>{{7*7}}\${7*7}`;
// Ten of these together stay below RECORD_MAX_BYTES.
const huge = 'x'.repeat(90_000);

/** Values that break a layout, or would run; parse-record.test.ts reads every other kind of bad value. */
export const hostileContents: Record<string, { record: Record<string, unknown> }> = {
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

import { withoutInvisible } from './invisible';

test.each([
  ['\u200bjoe@acme.example\u200e', 'joe@acme.example'],
  ['\u202a(303) 555-0100\u202c', '(303) 555-0100'],
  ['Mon\u2060-\u2066Fri\u2069', 'Mon-Fri'],
  ['paint\u00ading\u200d', 'painting'],
  ['a\u200cb', 'ab'],
  ['\ufeffDenver', 'Denver'],
  ['👩\u200d👩\u200d👧 and ❤\ufe0f\u200d🔥', '👩\u200d👩\u200d👧 and ❤\ufe0f\u200d🔥'],
  ['👩🏽\u200d🔧', '👩🏽\u200d🔧'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['क्\u200dष', 'क्\u200dष'],
])('%j is %j', (text, visible) => expect(withoutInvisible(text)).toBe(visible));

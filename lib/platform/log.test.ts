import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import { loggedLines } from '@/test/server';
import { info, warn, warnOnce } from './log';

test('a line is the event and its fields; only values with spaces are quoted', () => {
  const lines = loggedLines('error');
  warn('content.field', {
    site: 'demo',
    field: 'gallery[2]',
    reason: 'is not a colour',
    at: 12,
    ok: false,
    none: null,
    absent: undefined,
    url: 'https://a.example/b',
    empty: '',
  });
  expect(lines).toEqual([
    'content.field site=demo field="gallery[2]" reason="is not a colour" at=12 ok=false none=null url=https://a.example/b empty=""',
  ]);
});

test('warnings go to standard error, the rest to standard output', () => {
  const errors = loggedLines('error');
  const output = loggedLines('log');
  warn('bad');
  info('good', { site: 'demo' });
  expect([errors, output]).toEqual([['bad'], ['good site=demo']]);
});

test('warnOnce writes the same line once', () => {
  const lines = loggedLines('error');
  for (const site of ['one', 'one', 'two', 'one']) warnOnce('log.test', { site });
  expect(lines).toEqual(['log.test site=one', 'log.test site=two']);
});

test.each([
  'a\ncontent.recovered site=demo',
  'a\r\nb',
  'x" site="other',
  'a b=c',
  'a=b',
  '\u001b[31mred',
  '\u0000',
])('%j cannot fake a line or a field', (value) => {
  const lines = loggedLines('error');
  warn('event', { value, site: 'demo' });
  const [line = ''] = lines;
  expect(line).toBe(`event value=${JSON.stringify(value)} site=demo`);
  expect(line).not.toMatch(/[\u0000-\u001f]/);
});

test.each(['\u0085', '\u2028', '\u2029', '\u007f', '\u009b31m', '\u202e'])(
  '%j, which JSON leaves as it is, is escaped too',
  (character) => {
    const lines = loggedLines('error');
    warn('event', { value: `a${character}content.recovered` });
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    expect(lines).toEqual([`event value="a\\u${code}${character.slice(1)}content.recovered"`]);
  },
);

test('any value gives one line of limited length', () => {
  const lines = loggedLines('error');
  warn('event', { value: 'x'.repeat(100_000) });
  warn('event', { value: '\u0000'.repeat(100_000) });
  fc.assert(
    fc.property(anyText({ maxLength: 2_000 }), (value) => {
      warn('event', { value });
    }),
  );
  expect(
    lines.every((line) => /^event value=("([^"\\]|\\.)*"|[\w./:@%+-]+)$/.test(line) && line.length < 2_000),
  ).toBe(true);
});

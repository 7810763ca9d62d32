import { hasToken } from './bearer-token';

const asked = (authorization: string | null, tokens = ['one', 'another']) =>
  hasToken(new Headers(authorization === null ? {} : { authorization }), tokens);

test('one of the tokens lets in', () =>
  expect([asked('Bearer one'), asked('Bearer another')]).toEqual([true, true]));

test.each([
  null,
  '',
  'one',
  'Bearer',
  'Bearer ',
  'bearer one',
  'Bearer one, another',
  'Bearer onee',
  'Basic one',
])('%j does not', (authorization) => expect(asked(authorization)).toBe(false));

test('where there is no token, nobody comes in', () =>
  expect([asked('Bearer ', []), asked('Bearer undefined', []), asked(null, [])]).toEqual([
    false,
    false,
    false,
  ]));

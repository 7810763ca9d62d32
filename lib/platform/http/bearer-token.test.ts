import { hasToken } from './bearer-token';

const asked = (authorization: string | null, tokens = ['one', 'another']) =>
  hasToken(new Headers(authorization === null ? {} : { authorization }), tokens);

test('any of the tokens is accepted', () =>
  expect([asked('Bearer one'), asked('Bearer another')]).toEqual([true, true]));

test.each([
  null,
  '',
  ...'one|Bearer|Bearer |bearer one|Bearer one, another|Bearer onee|Basic one'.split('|'),
])('%j is refused', (authorization) => expect(asked(authorization)).toBe(false));

test('without tokens every request is refused', () =>
  expect(['Bearer ', 'Bearer undefined', null].some((given) => asked(given, []))).toBe(false));

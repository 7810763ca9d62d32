import { missingHeaders } from './response-headers';

const of = (answer: Partial<Parameters<typeof missingHeaders>[0]>) =>
  missingHeaders({ status: 200, headers: {}, isSecure: false, development: false, ...answer });

test('every answer says what browsers may do with it', () => {
  expect(Object.keys(of({})).sort()).toEqual([
    'cache-control',
    'content-security-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ]);
});

test('only who came by TLS is told to stay there', () => {
  expect(of({})).not.toHaveProperty('strict-transport-security');
  expect(of({})).not.toHaveProperty('cross-origin-opener-policy');
  expect(of({ isSecure: true })['cross-origin-opener-policy']).toBe('same-origin');
  expect(of({ isSecure: true })['strict-transport-security']).toBe('max-age=63072000');
});

test('what an answer says itself stays as it is', () => {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; frame-ancestors https://agency.example",
    'cache-control': 's-maxage=60',
  };
  expect(of({ headers })).not.toHaveProperty('content-security-policy');
  expect(of({ headers })).not.toHaveProperty('cache-control');
});

test('a failure is kept by no cache, whatever lifetime its address has, but for a site’s own page of a missing address', () => {
  const headers = { 'cache-control': 'public, max-age=86400' };
  expect(of({ status: 404, headers })['cache-control']).toBe('no-store');
  expect(of({ status: 500, headers })['cache-control']).toBe('no-store');
  expect(of({ status: 404, headers: { ...headers, 'x-nextjs-cache': 'HIT' } })).not.toHaveProperty(
    'cache-control',
  );
});

test('a page may run its scripts, a file nothing, and while developing there is no policy', () => {
  const policy = (type: string) => of({ headers: { 'content-type': type } })['content-security-policy'];
  expect(policy('text/html; charset=utf-8')).toContain("script-src 'self' 'unsafe-inline'");
  expect(policy('image/svg+xml')).toMatch(/^default-src 'none'/);
  expect(policy('application/json')).not.toContain('script-src');
  expect(of({ development: true })).not.toHaveProperty('content-security-policy');
});

test('other sites may show pictures, and read nothing else', () => {
  const policy = (type: string) => of({ headers: { 'content-type': type } })['cross-origin-resource-policy'];
  expect([policy('image/png'), policy('text/html'), policy('application/json')]).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

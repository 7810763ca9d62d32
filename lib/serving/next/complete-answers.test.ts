import { missingHeaders } from './complete-answers';

const of = (answer: Partial<Parameters<typeof missingHeaders>[0]>) =>
  missingHeaders({ status: 200, headers: {}, isSecure: false, development: false, ...answer });

test('every answer has the security headers', () => {
  expect(Object.keys(of({})).sort()).toEqual(
    (
      'cache-control content-security-policy cross-origin-opener-policy cross-origin-resource-policy ' +
      'permissions-policy referrer-policy x-content-type-options x-frame-options'
    ).split(' '),
  );
});

test('an answer keeps the headers that it has', () => {
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'; frame-ancestors https://agency.example",
    'cache-control': 's-maxage=60',
  };
  expect(of({ headers })).not.toHaveProperty('content-security-policy');
  expect(of({ headers })).not.toHaveProperty('cache-control');
});

test('failures are not cached, except a site’s own not-found page', () => {
  const headers = { 'cache-control': 'public, max-age=86400' };
  expect(of({ status: 404, headers })['cache-control']).toBe('no-store');
  expect(of({ status: 500, headers })['cache-control']).toBe('no-store');
  expect(of({ status: 404, headers: { ...headers, 'x-nextjs-cache': 'HIT' } })).not.toHaveProperty(
    'cache-control',
  );
});

test('no browser shows an old page first; caches in front may when the server fails', () => {
  const headers = { 'cache-control': 's-maxage=20, stale-while-revalidate=31535980' };
  expect(of({ headers })['cache-control']).toBe('s-maxage=20, stale-if-error=259200');
  const files = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' };
  expect(of({ headers: files })).not.toHaveProperty('cache-control');
});

test('pages and files have their policies; in development there is none', () => {
  const policy = (type: string) => of({ headers: { 'content-type': type } })['content-security-policy'];
  expect(policy('text/html; charset=utf-8')).toContain("script-src 'none'");
  expect(policy('image/svg+xml')).toMatch(/^default-src 'none'/);
  expect(policy('application/json')).not.toContain('script-src');
  expect(of({ development: true })).not.toHaveProperty('content-security-policy');
});

test('other sites may embed pictures only', () => {
  const policy = (type: string) => of({ headers: { 'content-type': type } })['cross-origin-resource-policy'];
  expect([policy('image/png'), policy('text/html'), policy('application/json')]).toEqual([
    'cross-origin',
    'same-origin',
    'same-origin',
  ]);
});

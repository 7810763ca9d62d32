import { siteFor } from '@/test/site';
import { htmlResponse, unavailablePage } from './plain-page';
import { noticePage } from './site-page';

test.each([
  ['of a site', () => noticePage(siteFor({}), 'Title', 'Text')],
  ['of no site', () => unavailablePage('en')],
])('a plain page %s runs no script, and has its own style alone', (_, page) => {
  const policy = htmlResponse(page()).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[\w+/]{43}='; /);
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(page()).not.toMatch(/ style="|<script/);
  expect(page().replace(/@media \(hover: hover\) \{[^{}]*\{[^{}]*\}/g, '')).not.toContain(':hover');
});

test('a page’s policy allows exactly its own styles', () => {
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(htmlResponse('<style>a{}</style>').headers.get('content-security-policy')).toContain(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
});

test('the caller sets status and further headers', () => {
  const { status, headers } = htmlResponse('<p></p>', 503, { 'retry-after': '5' });
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
});

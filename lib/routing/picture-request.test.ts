import { siteOf } from '@/test/records';
import { isPictureOf } from './picture-request';

const withQuery = 'https://cdn.example/a.jpg?alt=media&token="x"';
const site = siteOf({ logo: withQuery });
const known = { state: 'found', value: site } as Parameters<typeof isPictureOf>[0];
const search = (url: string) => `?${new URLSearchParams({ url, w: '640', q: '75' })}`;

test('a picture with a query is allowed only if the record has it', () => {
  expect(isPictureOf(known, search(site.logo ?? ''))).toBe(true);
  expect(isPictureOf(known, search('https://cdn.example/a.jpg?alt=media'))).toBe(false);
  expect(isPictureOf(known, search('https://cdn.example/a.jpg?'))).toBe(false);
  expect(isPictureOf({ state: 'unavailable' } as typeof known, search(site.logo ?? ''))).toBe(false);
});

test('a picture without a query is left to images.remotePatterns', () => {
  expect(isPictureOf(known, search('https://cdn.example/a.jpg'))).toBe(true);
  expect(isPictureOf(known, '')).toBe(true);
});

import { parseEnv } from './env';

test('an empty environment works, with the defaults of README.md', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000, contentApiUrl: null, reviewsApiUrl: null, pageId: 'demo', sitesFile: null, siteUrl: 'http://localhost:3000', revalidateSeconds: 60, revalidateToken: null, dataDir: './data',
  });
});

test('a blank variable counts as not set', () => {
  const names = ['PORT', 'CONTENT_API_URL', 'REVIEWS_API_URL', 'PAGE_ID', 'SITES_FILE', 'SITE_URL', 'REVALIDATE_SECONDS', 'REVALIDATE_TOKEN', 'IMAGE_HOSTS', 'DATA_DIR'];
  for (const blank of ['', '  ']) expect(parseEnv(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(parseEnv({}));
});

test('every variable is taken over', () => {
  expect(
    parseEnv({
      PORT: '8080', CONTENT_API_URL: 'https://content.example.com/v1/', REVIEWS_API_URL: 'http://10.0.0.5:9000', PAGE_ID: 'bluestem_2', SITES_FILE: '/etc/sites.json', SITE_URL: 'https://www.example.com/',
      REVALIDATE_SECONDS: '5', REVALIDATE_TOKEN: 'x'.repeat(16), IMAGE_HOSTS: 'a.example.com, *.b.example.com', DATA_DIR: '/var/lib/mainstreet',
    }),
  ).toMatchObject({
    port: 8080, contentApiUrl: 'https://content.example.com/v1', reviewsApiUrl: 'http://10.0.0.5:9000', pageId: 'bluestem_2', sitesFile: '/etc/sites.json', siteUrl: 'https://www.example.com', revalidateSeconds: 5,
    revalidateToken: 'x'.repeat(16), dataDir: '/var/lib/mainstreet',
  });
});

test('the site\'s own address follows the port', () => expect(parseEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080'));

test.each([
  ['PORT', 'web'], ['PORT', '70000'], ['CONTENT_API_URL', 'content.example.com'], ['CONTENT_API_URL', 'file:///etc'], ['REVIEWS_API_URL', 'ftp://a.example'], ['SITE_URL', 'javascript:alert(1)'], ['PAGE_ID', '../demo'],
  ['PAGE_ID', 'a'.repeat(65)], ['REVALIDATE_SECONDS', '0'], ['REVALIDATE_SECONDS', '1.5'], ['REVALIDATE_SECONDS', 'never'], ['REVALIDATE_TOKEN', 'short'], ['IMAGE_HOSTS', 'https://a.example.com'],
])('%s=%s is refused by name', (name, value) => expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^The environment is not usable:\\n  ${name}: .+$`)));

test('every problem is reported at once, one line each, without the values', () => {
  const problems = () => parseEnv({ PORT: 'x', PAGE_ID: '/', CONTENT_API_URL: 'nowhere', REVALIDATE_TOKEN: 'secret' });
  expect(problems).toThrow(/PORT: [^]*CONTENT_API_URL: must be an http[^]*PAGE_ID: must be 1 to 64[^]*REVALIDATE_TOKEN: must have at least 16/);
  expect(problems).not.toThrow(/secret/);
});

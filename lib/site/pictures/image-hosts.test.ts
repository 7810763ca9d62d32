import nextConfig from '@/next.config.mjs';
import { pictureSettings } from '@/lib/platform/early-env.mjs';
import { imagePatterns } from './image-hosts.mjs';
import { isOptimised, sourceOf } from './image-optimised';

const patterns = (env: Record<string, string>) => imagePatterns(pictureSettings(env));
const onPort = (protocol: string, hostname: string, port = '') => ({
  protocol,
  hostname,
  port,
  pathname: '/**',
});

test.each([
  ['nothing set', {}, []],
  [
    'IMAGE_HOSTS',
    { IMAGE_HOSTS: ' a.example.com, *.b.example.com,' },
    ['a.example.com', '*.b.example.com'].flatMap((host) => [onPort('https', host), onPort('http', host)]),
  ],
  [
    'the content server when IMAGE_HOSTS is blank',
    { IMAGE_HOSTS: ' ', CONTENT_API_URL: 'https://content.example.com' },
    [onPort('https', 'content.example.com')],
  ],
  [
    'IMAGE_HOSTS before the content server',
    { IMAGE_HOSTS: 'a.example.com', CONTENT_API_URL: 'https://content.example.com' },
    [onPort('https', 'a.example.com'), onPort('http', 'a.example.com')],
  ],
  [
    'a public content server, with its own port and protocol',
    { CONTENT_API_URL: 'http://content.example.com:8443/v1' },
    [onPort('http', 'content.example.com', '8443')],
  ],
  ['a content server that is no address', { CONTENT_API_URL: 'content' }, []],
])('addresses of optimised pictures: %s', (_, env, expected) =>
  expect(patterns(env as Record<string, string>)).toEqual(expected),
);

test.each(
  (
    'http://127.0.0.1:9000 http://10.0.0.5 http://[::1]:9000 http://localhost:9000 http://content ' +
    'http://content.internal http://content.local http://x.home.arpa http://8.8.8.8'
  ).split(' '),
)('pictures of the private content server %s are not optimised', (url) =>
  expect(patterns({ CONTENT_API_URL: url })).toEqual([]),
);

test('pictures from private addresses are for tests only', () => {
  expect(
    [{}, { TEST_ALLOW_LOCAL_PICTURES: 'yes' }, { TEST_ALLOW_LOCAL_PICTURES: '1' }].map(
      (env) => pictureSettings(env).allowsLocal,
    ),
  ).toEqual([false, false, true]);
});

test('the optimiser reads at most 8 MB, keeps at most 500 MB, and follows no redirect', () =>
  expect(nextConfig.images).toMatchObject({
    maximumResponseBody: 8_000_000,
    maximumDiskCacheSize: 500_000_000,
    maximumRedirects: 0,
  }));

test('pictures of this deployment and of listed hosts are optimised', () => {
  process.env.IMAGE_HOSTS = 'a.example.com,*.b.example.com';
  const optimised = ['/assets/a.jpg', 'https://a.example.com/a.jpg', 'https://x.b.example.com/a.jpg'];
  const asTheyAre = (
    'https://b.example.com/a.jpg https://x.a.example.com/a.jpg https://evilb.example.com/a.jpg ' +
    'https://a.example.com.evil.example/a.jpg http://127.0.0.1/a.jpg https://a.example.com:8443/a.jpg ' +
    'http://a.example.com:22/a.jpg ftp://a.example.com/a.jpg'
  ).split(' ');
  expect([...optimised, ...asTheyAre].filter(isOptimised)).toEqual(optimised);
  delete process.env.IMAGE_HOSTS;
});

test('a picture that is not optimised has an https URL', () =>
  expect(['http://a.example/http:.jpg', 'https://a.example/a.jpg', '/assets/a.jpg'].map(sourceOf)).toEqual([
    'https://a.example/http:.jpg',
    'https://a.example/a.jpg',
    '/assets/a.jpg',
  ]));

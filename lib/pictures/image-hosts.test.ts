import { allowLocalPictures, imageHosts } from './image-hosts.mjs';
import { isOptimised } from './image-optimised';

test.each([
  ['nothing set', {}, []],
  ['IMAGE_HOSTS', { IMAGE_HOSTS: ' a.example.com, *.b.example.com,' }, ['a.example.com', '*.b.example.com']],
  [
    'the content server when IMAGE_HOSTS is blank',
    { IMAGE_HOSTS: ' ', CONTENT_API_URL: 'https://content.example.com' },
    ['content.example.com'],
  ],
  [
    'IMAGE_HOSTS before the content server',
    { IMAGE_HOSTS: 'a.example.com', CONTENT_API_URL: 'https://content.example.com' },
    ['a.example.com'],
  ],
  [
    'a public content server',
    { CONTENT_API_URL: 'https://content.example.com:8443/v1' },
    ['content.example.com'],
  ],
  ['a content server that is no address', { CONTENT_API_URL: 'content' }, []],
])('hosts of optimised pictures: %s', (_, env, hosts) =>
  expect(imageHosts(env as unknown as NodeJS.ProcessEnv)).toEqual(hosts),
);

test.each([
  'http://127.0.0.1:9000',
  'http://10.0.0.5',
  'http://[::1]:9000',
  'http://localhost:9000',
  'http://content',
  'http://content.internal',
  'http://content.local',
  'http://x.home.arpa',
  'http://8.8.8.8',
])('the content server at %s is not public: its pictures are shown as they are', (url) =>
  expect(imageHosts({ CONTENT_API_URL: url } as unknown as NodeJS.ProcessEnv)).toEqual([]),
);

test('pictures from private addresses are for tests only', () => {
  expect(
    [{}, { TEST_ALLOW_LOCAL_PICTURES: 'yes' }, { TEST_ALLOW_LOCAL_PICTURES: '1' }].map((env) =>
      allowLocalPictures(env as unknown as NodeJS.ProcessEnv),
    ),
  ).toEqual([false, false, true]);
});

test('a picture is optimised when it is of this deployment or on a host of the list', () => {
  process.env.IMAGE_HOSTS = 'a.example.com,*.b.example.com';
  const optimised = ['/assets/a.jpg', 'https://a.example.com/a.jpg', 'https://x.b.example.com/a.jpg'];
  const asTheyAre = [
    'https://b.example.com/a.jpg',
    'https://x.a.example.com/a.jpg',
    'https://evilb.example.com/a.jpg',
    'https://a.example.com.evil.example/a.jpg',
    'http://127.0.0.1/a.jpg',
  ];
  expect([...optimised, ...asTheyAre].filter(isOptimised)).toEqual(optimised);
  delete process.env.IMAGE_HOSTS;
});

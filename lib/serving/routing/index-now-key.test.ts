import { startServer } from '@/test/site';
import { sitesFile } from '@/test/sites-file';

const KEY = 'abcdef0123456789';
const { file, folder, write } = sitesFile();
write(JSON.stringify({ 'demo.example': 'demo' }));

const answer = async (
  environment: Record<string, string>,
  host: string,
  pathname = `/${KEY}.txt`,
  method = 'GET',
) => {
  startServer({ DATA_DIR: folder, SITES_FILE: file, ...environment });
  const { resolveRequest } = await import('./resolve-request');
  return resolveRequest({ method, acceptLanguage: 'en', host, pathname });
};

test('the key of IndexNow is a file of each served host, and of no other', async () => {
  expect(await answer({ INDEXNOW_KEY: KEY }, 'demo.example')).toMatchObject({
    status: 200,
    body: `${KEY}\n`,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
  expect(await answer({ INDEXNOW_KEY: KEY }, 'other.example')).toMatchObject({ status: 421 });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
  '%s of the key is refused',
  async (method) => {
    const refused = await answer({ INDEXNOW_KEY: KEY }, 'demo.example', `/${KEY}.txt`, method);
    expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(JSON.stringify(refused)).not.toContain(KEY);
  },
);

test('without a key, or under another name, there is no such file', async () => {
  expect(await answer({}, 'demo.example')).toMatchObject({ status: 404 });
  expect(await answer({ INDEXNOW_KEY: KEY }, 'demo.example', '/abcdef0123456788.txt')).toMatchObject({
    status: 404,
  });
});

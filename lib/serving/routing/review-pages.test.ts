import { startServer } from '@/test/site';
import { silencedErrors, sitesFile } from '@/test/sites-file';

const { folder } = sitesFile();

/** What a server answers for a path. */
const start = async (environment: Record<string, string>) => {
  startServer({ DATA_DIR: folder, ...environment });
  const { resolveRequest } = await import('./resolve-request');
  return (pathname: string) =>
    resolveRequest({ method: 'GET', host: 'any.example', acceptLanguage: 'en', pathname });
};

test('a further page of reviews is unavailable, not missing, until the reviews service has answered', async () => {
  silencedErrors();
  const whileAway = await start({ REVIEWS_API_URL: 'http://127.0.0.1:9' });
  expect(await whileAway('/reviews/page/2')).toMatchObject({
    kind: 'response',
    status: 503,
    headers: { 'retry-after': '5' },
  });
  expect(await whileAway('/reviews')).toMatchObject({ kind: 'rewrite', status: 200 });
  const answer = await start({});
  expect(await answer('/reviews/page/2')).toMatchObject({ kind: 'rewrite', status: 404 });
});

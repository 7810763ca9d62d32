import { startServer, temporaryFolder, writeIn } from './server';
import { NextRequest } from 'next/server';
import { apiRoutes } from '@/lib/platform/http/allowed-methods';
import { takeQuery } from '@/lib/serving/next/guard-server';
import { config } from '@/middleware';

const folder = temporaryFolder();

/** Where a request is redirected; as on the server, its query is in QUERY_HEADER. */
const locationOf = async (host: string, target: string): Promise<[number, string | null]> => {
  const SITES_FILE = writeIn(folder, 'sites.json', {
    'www.acme.example': { page: 'demo', redirects: { '/old': '/about?from=old' } },
    'acme.example': { page: 'demo', redirectTo: 'www.acme.example' },
  });
  startServer({ DATA_DIR: folder, SITES_FILE });
  const { middleware } = await import('@/middleware');
  const request = { url: target, headers: { host } as Record<string, string> };
  takeQuery(request);
  const { status, headers } = await middleware(
    new NextRequest(`http://${host}${request.url}`, { headers: request.headers }),
  );
  return [status, headers.get('location')];
};

test.each([
  ['acme.example', '/about?utm_source=a&b=%20c', 'https://www.acme.example/about?utm_source=a&b=%20c'],
  ['acme.example', '/deck-and%20fence', 'https://www.acme.example/deck-and%20fence'],
  ['acme.example', '//other.example/?a=b', 'https://www.acme.example//other.example/?a=b'],
  ['www.acme.example', '/About?a=b', 'http://www.acme.example/about?a=b'],
  ['www.acme.example', '/old?a=b', 'http://www.acme.example/about?from=old'],
])('%s%s is redirected to %s', async (host, target, location) => {
  expect(await locationOf(host, target)).toEqual([308, location]);
});

const goesThroughMiddleware = (path: string) =>
  config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path));

// Next keeps a copy of up to 10 MB of a body that middleware might read: sixty large posts took a gigabyte.
test.each([...apiRoutes].filter(([, { allow }]) => /POST|PUT/.test(allow)).map(([path]) => path))(
  'a body for %s is not copied for middleware',
  (path) => expect(goesThroughMiddleware(path)).toBe(false),
);

test.each(['/', '/about', '/gallery/one', '/api', '/api/none', '/api/leads/thanks', '/_next/image'])(
  'middleware decides the answer to %s',
  (path) => expect(goesThroughMiddleware(path)).toBe(true),
);

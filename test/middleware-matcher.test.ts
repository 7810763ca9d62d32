import { apiRoutes } from '@/lib/platform/http/allowed-methods';
import { config } from '@/middleware';

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

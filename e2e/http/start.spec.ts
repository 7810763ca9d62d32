import { expect, full, test } from '../fixtures';
import { summaryOf } from '../support/front-sequences';
import { rawRequest } from '../support/raw-request';
import type { SiteServer } from '../support/site-server';

/** Behind a reverse proxy the server listens on one address and gets any Host header. */
const expectPages = async (server: SiteServer) => {
  for (const host of [
    `127.0.0.1:${server.port}`,
    `localhost:${server.port}`,
    'www.bluestem-and-brush.example.com',
  ]) {
    for (const [path, status] of [
      ['/', 200],
      ['/about', 200],
      ['/no-such-page', 404],
    ] as const) {
      const answer = await rawRequest(server.port, { path, host });
      expect(answer.status, `${host}${path}`).toBe(status);
      expect(answer.body).toContain('Bluestem &amp; Brush');
    }
    const redirect = await rawRequest(server.port, { path: '/ABOUT', host });
    expect([redirect.status, redirect.headers.location], `${host}/ABOUT`).toEqual([308, '/about']);
  }
};

for (const address of ['0.0.0.0', '127.0.0.1', 'localhost']) {
  const tags = address === '127.0.0.1' ? {} : full;
  test(
    `on ${address}, who comes while a server starts is asked to come again, and gets the page`,
    tags,
    async ({ startServer }) => {
      const server = await startServer({ PAGE_ID: 'demo' }, ['-H', address]);
      await expectPages(server);
      const ask = () => rawRequest(server.port, { path: '/?from=a-letter' });
      const usual = summaryOf(await ask());
      await server.halt();

      const starting = server.resume();
      let first = null;
      // Refused until the server listens, which it does before it can answer.
      while (!first) first = await ask().catch(() => null);
      await starting;
      expect(first).toMatchObject({
        status: 307,
        headers: { location: '/?from=a-letter', 'cache-control': 'no-store' },
      });
      expect(summaryOf(await ask())).toBe(usual);
    },
  );
}

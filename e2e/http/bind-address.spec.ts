import { expect, full, test } from '../fixtures';
import { rawRequest } from '../support/raw-request';

// Behind a reverse proxy the server listens on one address and gets any Host header.

for (const address of ['127.0.0.1', 'localhost', '0.0.0.0']) {
  const tags = address === '0.0.0.0' ? {} : full;
  test(`a server that listens on ${address} shows its pages`, tags, async ({ startServer }) => {
    const server = await startServer({}, ['-H', address]);
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
  });
}

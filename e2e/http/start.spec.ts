import { expect, full, test } from '../fixtures';
import { summaryOf } from '../support/front-sequences';
import { rawRequest } from '../support/raw-request';

for (const address of ['0.0.0.0', '127.0.0.1', 'localhost']) {
  const tags = address === '127.0.0.1' ? {} : full;
  test(
    `on ${address}, who comes while a server starts is asked to come again, and gets the page`,
    tags,
    async ({ startServer }) => {
      const server = await startServer({ PAGE_ID: 'demo' }, ['-H', address]);
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

import { json } from 'node:stream/consumers';
import type { ServerResponse } from 'node:http';
import { loggedLines, serverThat, startServer } from '@/test/server';

// Against a server that answers in the documented shapes of Turnstile's siteverify.

const LEAD = '0f8fad5b-d9cb-469f-a165-70867728950e';
let service: string;
let asked: Record<string, unknown>[];
let reply: (response: ServerResponse) => void;
let warned: string[];

const says = (document: unknown, status = 200) => {
  reply = (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof document === 'string' ? document : JSON.stringify(document));
};
const passed = {
  success: true,
  'error-codes': [],
  challenge_ts: '2026-03-14T15:00:00.000Z',
  hostname: 'www.example.com',
  action: 'estimate',
  cdata: '',
};
const failed = (...codes: string[]) => ({ success: false, 'error-codes': codes, messages: [] });

beforeEach(async () => {
  [asked, warned] = [[], loggedLines()];
  says(passed);
  service = await serverThat(async (request, response) => {
    asked.push((await json(request)) as Record<string, unknown>);
    reply(response);
  });
});

const start = async (environment: Record<string, string> = {}) => {
  startServer({
    TURNSTILE_SITE_KEY: '0x4AAA',
    TURNSTILE_SECRET_KEY: 'the-secret',
    TURNSTILE_VERIFY_URL: `${service}/siteverify`,
    ...environment,
  });
  return (await import('./turnstile')).suspicionOfToken;
};

test('a lead with a valid token is not suspicious; the service gets secret, token and lead id, and no address', async () => {
  expect(await (await start())('good', LEAD)).toBeNull();
  expect(asked).toEqual([{ secret: 'the-secret', response: 'good', idempotency_key: LEAD }]);
});

test('without its keys, or a usable token, the service is not called', async () => {
  expect(await (await start({ TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' }))('', LEAD)).toBeNull();
  const suspicionOfToken = await start();
  expect([await suspicionOfToken('', LEAD), await suspicionOfToken('x'.repeat(2_049), LEAD), asked]).toEqual([
    'turnstile-missing',
    'turnstile-refused',
    [],
  ]);
});

test.each([
  ['invalid-input-response', 'turnstile-refused'],
  ['missing-input-response', 'turnstile-refused'],
  ['timeout-or-duplicate', 'turnstile-expired'],
])('%s: %s', async (code, found) => {
  says(failed(code));
  expect(await (await start())('bad', LEAD)).toBe(found);
  expect(warned).toEqual([]);
});

test.each<[string, unknown, number]>([
  ['a wrong secret', failed('invalid-input-secret'), 200],
  ['its own failure', failed('internal-error'), 200],
  ['a request that it does not take', failed('bad-request'), 400],
  ['a failing server', 'oops', 503],
  ['no JSON', '<html>', 200],
  ['another shape', { ok: true }, 200],
  ['a yes that is none', { success: 'true' }, 200],
])('%s: taken unverified, and the log says so', async (_name, document, status) => {
  says(document, status);
  expect(await (await start())('good', LEAD)).toBeNull();
  expect(warned).toEqual([expect.stringMatching(new RegExp(`^leads\\.turnstile lead=${LEAD} reason=`))]);
  expect(warned[0]).not.toContain('the-secret');
});

test('while the service is down or slow, a token is accepted unverified', async () => {
  reply = () => {};
  const suspicionOfToken = await start();
  const timer = globalThis.setTimeout;
  const set = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms: number, ...args: unknown[]) =>
      timer(work, Math.min(ms, 50), ...args)) as typeof setTimeout);
  expect(await suspicionOfToken('good', LEAD)).toBeNull();
  expect(set).toHaveBeenCalledWith(expect.anything(), 3_000);
  set.mockRestore();
  reply = (response) => void response.destroy();
  expect(await suspicionOfToken('good', LEAD)).toBeNull();
});

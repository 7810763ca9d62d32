import { ServerResponse, type RequestListener } from 'node:http';
import { serverThat } from '@/test/server';
import { layOutInParts } from './inline-scripts.mjs';
import { completePages } from './vercel-pages.mjs';

const row = '0:{"c":["","about"],"q":""}\n';
const html = `<p>Ütopia</p><script>${layOutInParts}</script><script>self.__next_f.push(${JSON.stringify([1, row])})</script>`;
const { write, end, flushHeaders } = ServerResponse.prototype;

beforeAll(() => completePages());
afterAll(() => void Object.assign(ServerResponse.prototype, { write, end, flushHeaders }));

/** What a client gets of an answer that `send` writes. */
const answerOf = async (send: RequestListener, path = '/key/about', method = 'GET') => {
  const response = await fetch((await serverThat(send)) + path, { method });
  const text = await response.text();
  return { status: response.status, policy: response.headers.get('content-security-policy'), text, response };
};

const sendWhole: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"of-next"');
  response.setHeader('content-length', Buffer.byteLength(html));
  response.end(html);
};

const sendInParts: RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.flushHeaders();
  response.write(html.slice(0, 4), () => {
    response.write(Buffer.from(html.slice(4)));
    response.end();
  });
};

test('a page is sent canonical with the hashes of its scripts, written at once or in parts', async () => {
  const whole = await answerOf(sendWhole);
  expect(whole.policy).toMatch(/script-src 'self'( 'sha256-[^']{44}'){2};/);
  expect(whole.text).toContain('Ütopia');
  expect(whole.text).not.toContain('about');
  expect(whole.response.headers.get('etag')).toBeNull();
  const { policy, text } = await answerOf(sendInParts);
  expect([policy, text]).toEqual([whole.policy, whole.text]);
});

test('a page of an unknown form keeps its scripts, and is reported', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { policy, text } = await answerOf((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<script>other()</script>');
  });
  expect(policy).toContain("script-src 'self' 'unsafe-inline';");
  expect(text).toBe('<script>other()</script>');
  expect(said).toHaveBeenCalledWith(expect.stringContaining('page-cache.unknown-page'));
});

test('the page of unknown addresses has status 404, however a function is asked for it', async () => {
  for (const path of [
    '/key/not-found-page',
    '/[site]/not-found-page?nxtPsite=key',
    '/key/unknown',
    '/[site]/[service]?nxtPsite=key&nxtPservice=unknown',
  ])
    expect([path, (await answerOf(sendWhole, path)).status]).toEqual([path, 404]);
  expect((await answerOf(sendWhole, '/key/s-unknown')).status).toBe(200);
});

test('other answers, pages with a policy of their own, and answers to HEAD are left alone', async () => {
  const json = await answerOf((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.write('{"a":');
    response.end('1}');
  });
  expect([json.text, json.policy]).toEqual(['{"a":1}', null]);
  const own = await answerOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" });
    response.end('<p>');
  });
  expect([own.text, own.policy]).toEqual(['<p>', "default-src 'none'"]);
  expect((await answerOf(sendWhole, '/key/about', 'HEAD')).text).toBe('');
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Payload } from 'payload';
import { startPayload } from './support';

// Links that log in: who gets one, what it is worth, and for how long.

let payload: Payload;
let post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
const mails: { to: string; text: string }[] = [];
const origin = 'http://localhost:3100';
const email = 'owner@example.com';

const linkIn = (text = '') => /http\S+\/login#(\S+)/.exec(text) ?? [];
const ask = async (address: string, headers?: Record<string, string>) => {
  const sent = mails.length;
  const answer = await post('/api/users/login-link', { email: address }, headers);
  await new Promise((done) => setTimeout(done, 200));
  return { text: await answer.text(), status: answer.status, mail: mails[sent] };
};
const use = (token: unknown, headers?: Record<string, string>) =>
  post('/api/users/login-link/use', { token }, headers);

before(async () => {
  payload = await startPayload({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'x@example.com' });
  payload.sendEmail = async (mail) => void mails.push(mail as { to: string; text: string });
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../payload.config');
  post = (path, body, headers = {}) =>
    handleEndpoints({
      config,
      request: new Request(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    });
  await payload.create({
    collection: 'users',
    data: { email, password: 'x'.repeat(20), role: 'owner' } as never,
  });
});
after(() => setTimeout(() => process.exit(), 100));

test('a link logs in the person who asked, once, with a session of hers', async () => {
  const { mail } = await ask('  Owner@Example.com ');
  const [, token] = linkIn(mail?.text);
  const answer = await use(token);
  assert.equal(answer.status, 200);
  const cookie = answer.headers.get('set-cookie') ?? '';
  assert.match(cookie, /^payload-token=[\w.-]+;.*HttpOnly.*SameSite=Lax/i);
  const { user } = await payload.auth({
    headers: new Headers({ cookie: cookie.split(';')[0] as string, origin }),
  });
  assert.equal(user?.email, email);
  assert.equal((await use(token)).status, 400);
  // A session that was ended is worth nothing, and none is worth anything after a week.
  const session = { cookie: cookie.split(';')[0] as string };
  assert.equal((await post('/api/users/logout', {}, session)).status, 200);
  assert.equal((await payload.auth({ headers: new Headers({ ...session, origin }) })).user, null);
  const [, claims = ''] = cookie.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  assert.equal(exp - iat, 7 * 24 * 60 * 60);
});

test('of many requests with the same link one logs in', async () => {
  const [, token] = linkIn((await ask(email)).mail?.text);
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(token)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
});

test('a link of before, a guessed one, and a wrong kind of token are refused', async () => {
  const { makeLoginLink } = await import('../login/login-links');
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } } });
  const old = linkIn(await makeLoginLink(payload, docs[0] as never, -1))[1];
  for (const token of [old, 'x'.repeat(43), '', null, {}, { like: '%' }, ['x'], 'x'.repeat(10_000)])
    assert.equal((await use(token)).status, 400, JSON.stringify(token)?.slice(0, 50));
});

test('unknown addresses get the same answer and no mail; links are of the server’s own origin', async () => {
  const known = await ask(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const unknown = await ask('nobody@example.com');
  assert.deepStrictEqual([unknown.status, unknown.text, unknown.mail], [known.status, known.text, undefined]);
  assert.ok(linkIn(known.mail?.text)[0]?.startsWith(`${origin}/login#`));
  assert.doesNotMatch(known.mail?.text ?? '', /evil/);
});

test('an address gets five links in a quarter of an hour, used or not; the answer stays', async () => {
  // Whatever address the visitor says to have.
  for (let sent = 0; sent < 6; sent++)
    assert.equal((await ask(email, { 'x-forwarded-for': `10.0.0.${sent}` })).status, 200);
  const { totalDocs } = await payload.count({
    collection: 'login-links',
    where: { email: { equals: email } },
  });
  assert.equal(totalDocs, 5);
});

test('all addresses together get a hundred links in a quarter of an hour', async () => {
  const row = { email: 'many@example.com', userId: 1, expiresAt: new Date().toISOString() };
  const { totalDocs } = await payload.count({ collection: 'login-links' });
  for (let made = totalDocs; made < 100; made++)
    await payload.create({ collection: 'login-links', data: { ...row, tokenHash: `of test ${made}` } });
  await payload.create({
    collection: 'users',
    data: { email: 'late@example.com', password: 'x'.repeat(20), role: 'owner' } as never,
  });
  const { status, mail } = await ask('late@example.com');
  assert.deepStrictEqual([status, mail], [200, undefined]);
  await payload.delete({ collection: 'login-links', where: { email: { equals: row.email } } });
  assert.ok((await ask('late@example.com')).mail);
});

test('five wrong passwords lock an account, with the answer that unknown addresses get', async () => {
  const right = 'a right password';
  await payload.create({
    collection: 'users',
    data: { email: 'locked@example.com', password: right, role: 'owner' } as never,
  });
  const tryWith = async (address: string, password: string) => {
    const answer = await post('/api/users/login', { email: address, password });
    return { status: answer.status, text: await answer.text() };
  };
  assert.equal((await tryWith('locked@example.com', right)).status, 200);
  const unknown = await tryWith('nobody@example.com', 'wrong');
  assert.equal(unknown.status, 401);
  for (let wrong = 0; wrong < 5; wrong++)
    assert.deepStrictEqual(await tryWith('locked@example.com', `wrong ${wrong}`), unknown);
  assert.deepStrictEqual(await tryWith('locked@example.com', right), unknown);
  // Nor does another way of Payload's to a mail or a password go past the limits.
  for (const path of ['/forgot-password', '/reset-password'])
    assert.equal((await post(`/api/users${path}`, { email })).status, 404);
});

test('the mail of a link is in the language of who asks, an invitation in both', async () => {
  await payload.delete({ collection: 'login-links', where: { id: { exists: true } } });
  const { mail } = await ask(email, { 'accept-language': 'es-MX,es;q=0.9' });
  assert.match(mail?.text ?? '', /^Abra este enlace/);
  assert.doesNotMatch(mail?.text ?? '', /Open|If you/);
  const { inviteUser } = await import('../login/login-links');
  const sent = mails.length;
  inviteUser(payload, { id: 1, email });
  for (let turn = 0; turn < 100 && mails.length === sent; turn++) await new Promise(setImmediate);
  assert.match(mails[sent]?.text ?? '', /With this link you edit[^]*Con este enlace edita/);
});

test('another site neither asks for a link nor uses one', async () => {
  for (const from of ['https://evil.example', 'null', '']) {
    assert.equal((await ask(email, { origin: from })).status, 403);
    assert.equal((await use('x', { origin: from })).status, 403);
  }
});

test('the first account comes from the start of the server, by a link that works once', async () => {
  const { ensureFirstAccount } = await import('../login/first-account');
  const lines: string[] = [];
  payload.logger.info = ((line: string) => lines.push(String(line))) as never;
  const first = await post('/api/users/first-register', {
    email: 'me@example.com',
    password: 'x'.repeat(20),
  });
  assert.equal(first.status, 404);
  await ensureFirstAccount(payload);
  const [, token] = linkIn(lines.join('\n'));
  assert.equal((await use(token)).status, 200);
  lines.length = 0;
  await ensureFirstAccount(payload);
  assert.deepStrictEqual(lines, []);
});

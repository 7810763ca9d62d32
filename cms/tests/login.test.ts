import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentServer } from './owners';

// Links that log in: who gets one, what it is worth, and for how long.

type Headers = Record<string, string>;
const { handleEndpoints } = await import('payload');
const payload = await contentServer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'x@example.com' });
const { default: config } = await import('../payload.config');
const mails: { to: string; text: string }[] = [];
payload.sendEmail = async (mail) => void mails.push(mail as { to: string; text: string });
const origin = 'http://localhost:3100';
const email = 'owner@example.com';
const send = (method: string, path: string, body: unknown, headers: Headers = {}) =>
  handleEndpoints({
    config,
    request: new Request(`${origin}${path}`, {
      method,
      headers: { origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  });
const post = (path: string, body: unknown, headers?: Headers) => send('POST', path, body, headers);

const linkIn = (text = '') => /http\S+\/admin\/link#(\S+)/.exec(text) ?? [];
const ask = async (address: string, headers?: Headers) => {
  const sent = mails.length;
  const answer = await post('/api/users/login-link', { email: address }, headers);
  await new Promise((done) => setTimeout(done, 200));
  return { text: await answer.text(), status: answer.status, mail: mails[sent] };
};
const use = (token: unknown) => post('/api/users/login-link/use', { token });
const person = (address: string, password = 'x'.repeat(20)) =>
  payload.create({ collection: 'users', data: { email: address, password, role: 'owner' } as never });
/** The next mail after `sent` ones. */
const mailAfter = async (sent: number) => {
  for (let turn = 0; turn < 500 && mails.length === sent; turn++) await new Promise(setImmediate);
  return mails[sent];
};
const userOf = async (cookie: string) =>
  (await payload.auth({ headers: new Headers({ cookie, origin }) })).user;

await person(email);

test('a link logs in the person who asked, once, with a session of hers', async () => {
  const { mail } = await ask('  Owner@Example.com ');
  const [, token] = linkIn(mail?.text);
  const answer = await use(token);
  assert.equal(answer.status, 200);
  const whole = answer.headers.get('set-cookie') ?? '';
  assert.match(whole, /^payload-token=[\w.-]+;.*HttpOnly.*SameSite=Lax/i);
  const [cookie = ''] = whole.split(';');
  assert.equal((await userOf(cookie))?.email, email);
  assert.equal((await use(token)).status, 400);
  // A session that was ended is worth nothing, and none is worth anything after a week.
  assert.equal((await post('/api/users/logout', {}, { cookie })).status, 200);
  assert.equal(await userOf(cookie), null);
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
  assert.ok(linkIn(known.mail?.text)[0]?.startsWith(`${origin}/admin/link#`));
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
  await person('late@example.com');
  const { status, mail } = await ask('late@example.com');
  assert.deepStrictEqual([status, mail], [200, undefined]);
  await payload.delete({ collection: 'login-links', where: { email: { equals: row.email } } });
  assert.ok((await ask('late@example.com')).mail);
});

const right = 'a right password';
const tryWith = async (address: string, password: string, cookie = '') => {
  const began = performance.now();
  const answer = await post('/api/users/login', { email: address, password }, { cookie });
  return {
    answer: { status: answer.status, text: answer.ok ? '' : await answer.text() },
    cookie: answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
    ms: performance.now() - began,
  };
};

test('five wrong passwords keep strangers out, with the answer of unknown addresses, and not her', async () => {
  await person('locked@example.com', right);
  const first = await tryWith('Locked@Example.com ', right);
  assert.equal(first.answer.status, 200);
  const unknown = await tryWith('nobody@example.com', 'wrong');
  assert.equal(unknown.answer.status, 401);
  // At the same time: each is counted before it is checked.
  const wrong = await Promise.all(Array.from({ length: 8 }, () => tryWith('locked@example.com', 'wrong')));
  for (const one of wrong) assert.deepStrictEqual(one.answer, unknown.answer);
  assert.deepStrictEqual((await tryWith('locked@example.com', right)).answer, unknown.answer);
  for (const forged of [first.cookie.replace(/device=\w/, 'device=x'), 'mainstreet-device=a.b', ''])
    assert.equal((await tryWith('locked@example.com', right, forged)).answer.status, 401);
  assert.equal((await tryWith('locked@example.com', right, first.cookie)).answer.status, 200);
  // Her own browser has five tries too, and lets nobody in as somebody else.
  for (let tries = 0; tries < 5; tries++) await tryWith('locked@example.com', 'wrong', first.cookie);
  assert.equal((await tryWith('locked@example.com', right, first.cookie)).answer.status, 401);
  for (const path of ['/forgot-password', '/reset-password'])
    assert.equal((await post(`/api/users${path}`, { email })).status, 404);
});

test('a wrong password takes as long for an unknown address as for a known one', async () => {
  await person('timed@example.com', right);
  const times: Record<string, number[]> = { timed: [], untold: [] };
  for (let turn = 0; turn < 4; turn++)
    for (const [name, all] of Object.entries(times))
      all.push((await tryWith(`${name}@example.com`, `wrong ${turn}`)).ms);
  const [known, unknown] = Object.values(times).map((all) => Math.min(...all)) as [number, number];
  assert.ok(unknown > known / 2 && unknown < known * 2, `known ${known} ms, unknown ${unknown} ms`);
});

test('her own address changes when the link that is mailed there is opened', async () => {
  const { id } = await person('old@example.com', right);
  const { cookie } = await tryWith('old@example.com', right);
  const emailNow = async () => (await payload.findByID({ collection: 'users', id })).email;
  const sent = mails.length;
  const answer = await send('PATCH', `/api/users/${id}`, { email: 'New@Example.com' }, { cookie });
  assert.match(await answer.text(), /link is on its way to new@example\.com/);
  const mail = await mailAfter(sent);
  assert.equal(mail?.to, 'new@example.com');
  assert.equal(await emailNow(), 'old@example.com');
  assert.equal((await use(linkIn(mail.text)[1])).status, 200);
  assert.equal(await emailNow(), 'new@example.com');
  // A link of before her address changed, and one to an address that has become somebody else's.
  const { makeLoginLink } = await import('../login/login-links');
  const former = { id: Number(id), email: 'old@example.com' };
  const [, older] = linkIn(await makeLoginLink(payload, former, 15));
  const [, others] = linkIn(await makeLoginLink(payload, former, 15, email));
  for (const token of [older, others]) assert.equal((await use(token)).status, 400);
  assert.equal(await emailNow(), 'new@example.com');
});

test('one person gets five links in a quarter of an hour, for whatever addresses', async () => {
  const { id } = await person('restless@example.com', right);
  const { cookie } = await tryWith('restless@example.com', right);
  for (let turn = 0; turn < 7; turn++) {
    const sent = mails.length;
    await send('PATCH', `/api/users/${id}`, { email: `other${turn}@example.com` }, { cookie });
    assert.equal((await mailAfter(sent))?.to, turn < 5 ? `other${turn}@example.com` : undefined);
  }
});

test('the mail of a link is in the language of who asks, an invitation in both', async () => {
  await payload.delete({ collection: 'login-links', where: { id: { exists: true } } });
  const { mail } = await ask(email, { 'accept-language': 'es-MX,es;q=0.9' });
  assert.match(mail?.text ?? '', /^Abra este enlace/);
  assert.doesNotMatch(mail?.text ?? '', /Open|If you/);
  const { inviteUser } = await import('../login/invitations');
  const record = JSON.stringify({ dbPrincipal: { name: "Ann's & $1\nSons" } });
  const { id } = await payload.create({ collection: 'businesses', data: { pageId: 'ann', record } as never });
  const sent = mails.length;
  inviteUser(payload, { id: 1, email, businesses: [Number(id)] });
  assert.match(
    (await mailAfter(sent))?.text ?? '',
    /With this link you edit the website of Ann's & \$1 Sons\.[^]*Con este enlace edita el sitio web de Ann's & \$1 Sons\./,
  );
});

test('the first account comes from the start of the server, by a link that works once', async () => {
  const { ensureFirstAccount } = await import('../login/first-account');
  const lines: string[] = [];
  payload.logger.info = ((line: string) => lines.push(String(line))) as never;
  const account = { email: 'me@example.com', password: 'x'.repeat(20) };
  const first = await post('/api/users/first-register', account);
  assert.equal(first.status, 404);
  await ensureFirstAccount(payload);
  const [, token] = linkIn(lines.join('\n'));
  assert.equal((await use(token)).status, 200);
  lines.length = 0;
  await ensureFirstAccount(payload);
  assert.deepStrictEqual(lines, []);
  // Its made address becomes the person's own without a mail, which would go to nobody.
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'agency@example.com' } },
  });
  const changed = await payload.update({
    collection: 'users',
    id: docs[0]!.id,
    data: { email: 'Me@agency.example' } as never,
    user: docs[0] as never,
  });
  assert.equal((changed as { email?: string }).email, 'me@agency.example');
});

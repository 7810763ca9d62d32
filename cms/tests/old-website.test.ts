import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { owners, serverThat } from './owners';
import { storedBusiness } from './support';

// A draft from an old website, read by the site's own command.

const page = (main: string) => `<!doctype html><html lang="en"><head><title>Larkspur Plumbing</title></head>
<body><header><a href="/">Larkspur Plumbing</a> <a href="tel:+13035550142">303-555-0142</a>
<nav><a href="/">Home</a> <a href="/contact.html">Contact</a></nav></header><main>${main}</main>
<footer><address>120 Main Street, Denver, CO 80204</address>
<a href="mailto:hello@larkspur.example">hello@larkspur.example</a></footer></body></html>`;
const pages: Record<string, string> = {
  '/': page(
    '<h1 onclick="alert(1)">Larkspur Plumbing</h1><script>alert(2)</script><p>We mend pipes, taps and water heaters in Denver since 1998.</p>',
  ),
  '/contact.html': page('<h1>Contact</h1><p>Monday to Friday: 8:00 AM - 5:00 PM</p>'),
};
const waiting: (() => void)[] = [];
let isSlow = false;
const site = await serverThat((request, response) => {
  const html = pages[request.url ?? ''];
  const answer = () => {
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  };
  if (isSlow) waiting.push(answer);
  else answer();
});
const address = `${site}/`;
process.env.ALLOW_PRIVATE_HOSTS = new URL(site).host;
const { payload, handle, patch, acme } = await owners();

const start = (as: string | undefined, body: object) =>
  handle('POST', '/api/businesses/old-website', { as, body });
const linesOf = (text: string): any[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const findings = async (id: number) =>
  (await handle('GET', `/api/businesses/${id}/findings`, { as: 'agency' })).json;
const marked = async (id: number): Promise<string[]> =>
  (await findings(id)).findings
    .filter(({ severity }: { severity: string }) => severity === 'found')
    .map(({ field }: { field: string }) => field);
let id = 0;
const oldHome = (as: string | undefined) => handle('GET', `/api/businesses/${id}/old-home`, { as });
const confirm = (as: string, field: string) =>
  handle('POST', `/api/businesses/${id}/found`, { as, body: { field } });
const redirects = (as: string, of: number) => handle('GET', `/api/businesses/${of}/redirects`, { as });

test('only the agency starts, with a free page id and an address of a website', async () => {
  for (const as of [undefined, 'owner'])
    assert.equal((await start(as, { pageId: 'new', address })).status, as ? 403 : 401, String(as));
  for (const [body, status] of [
    [{ pageId: '--force', address }, 400],
    [{ pageId: 'new', address: 'content' }, 400],
    [{ pageId: 'new', address: 'file:///etc/passwd' }, 400],
    [{ pageId: 'acme', address }, 409],
    ['no JSON', 400],
  ] as const)
    assert.equal((await start('agency', body as object)).status, status, JSON.stringify(body));
});

test('each page that is read is said, then the draft, whose values are marked until confirmed', async () => {
  const { status, text } = await start('agency', { pageId: 'new', address });
  assert.equal(status, 200);
  const lines = linesOf(text);
  assert.ok(lines.filter(({ page }) => page).length >= 2, text);
  ({ id } = lines.at(-1));
  const { _status, pageId, record } = await storedBusiness(payload, id, true);
  assert.deepEqual([_status, pageId, record.dbPrincipal.name], ['draft', 'new', 'Larkspur Plumbing']);
  assert.ok((await marked(id)).includes('dbPrincipal__phones'));
  assert.equal((await findings(id)).oldWebsite, address);

  // Its Home is shown to who may change the business, until all is confirmed.
  const { status: shown, json: copy } = await oldHome('agency');
  assert.equal(shown, 200);
  assert.match(copy.home, /<h1>Larkspur Plumbing<\/h1>/);
  assert.doesNotMatch(copy.home, /script|alert|href/);
  for (const as of [undefined, 'owner']) assert.equal((await oldHome(as)).status, 403, String(as));

  // Confirmed, or changed by hand: no mark any more.
  await confirm('agency', 'dbPrincipal__phones');
  await patch('agency', `/${id}?draft=true`, { dbPrincipal__name: 'Larkspur Plumbing Co' });
  const left = await marked(id);
  assert.ok(left.length > 0 && !left.includes('dbPrincipal__phones') && !left.includes('dbPrincipal__name'));
  for (const field of left) await confirm('agency', field);
  assert.deepEqual([await marked(id), (await findings(id)).oldWebsite], [[], address]);
  assert.equal((await oldHome('agency')).status, 404);
  assert.equal((await redirects('agency', id)).json.page, 'new');
});

test('another owner confirms and reads nothing of it', async () => {
  assert.equal((await confirm('owner', 'dbSlogan')).status, 403);
  assert.equal((await redirects('owner', id)).status, 403);
  assert.equal((await redirects('owner', acme.id)).status, 404);
});

test('a second reading waits its turn; what cannot be read is said in one sentence', async () => {
  isSlow = true;
  const first = start('agency', { pageId: 'slow', address });
  while (!waiting.length) await Promise.race([first, pause(10)]);
  assert.equal((await start('agency', { pageId: 'second', address })).status, 409);
  isSlow = false;
  for (const answer of waiting) answer();
  assert.ok(linesOf((await first).text).at(-1).id);
  const { text } = await start('agency', { pageId: 'away', address: 'http://127.0.0.2:9/' });
  assert.match(linesOf(text).at(-1).error, /^[^\n]+$/);
  assert.doesNotMatch(text, / at .*\.ts/);
});

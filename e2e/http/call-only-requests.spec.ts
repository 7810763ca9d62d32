import { expect, sitesWith, test } from '../fixtures';
import {
  bypassAttempts,
  expectHidden,
  hiddenPaths,
  hiddenTexts,
  namesHiddenPage,
  openAndClosed,
} from '../support/call-only-sites';

// docs/specification.md#24-call-only-sites

// In one worker, so that the hidden texts are read once.
test.describe.configure({ mode: 'default' });

const { open } = openAndClosed;
/** `closed` has all pages until each was viewed: none of them, or of `open`, may come out of the cache. */
const sites = sitesWith({ open, closed: open });
let texts: Map<string, string[]>;
test.beforeAll(async () => {
  for (const path of hiddenPaths)
    expect([path, (await sites.ask('closed', path)).status]).toEqual([path, 200]);
  await sites.put('closed', openAndClosed.closed.record);
  await sites.revalidate('closed');
  texts = await hiddenTexts(sites);
});

test('the texts that this file searches for are on the same site when it is not call-only', async () => {
  for (const text of ['Value title first indigo', 'Larch House Project', 'Get In Touch!'])
    expect([...texts.values()].flat()).toContain(text);
  for (const path of hiddenPaths)
    expect([path, namesHiddenPage(await sites.ask('open', path))]).toEqual([path, true]);
});

test('every other path is not found, with a link to Home', async () => {
  for (const path of [...hiddenPaths, '/no-such-page', '/gallery/none', '/a/b/c']) {
    const answer = await sites.ask('closed', path);
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toContain('Return to home');
    expectHidden(answer, texts, path);
  }
});

test(`none of ${bypassAttempts.length} bypass attempts shows another page`, async () => {
  test.setTimeout(120_000);
  const keyOf = async (site: 'open' | 'closed') =>
    String((await sites.ask(site, '/')).headers['x-middleware-rewrite']).split('/')[1] ?? '';
  const keys = { key: await keyOf('closed'), open: await keyOf('open') };
  const fill = (text: string) => text.replaceAll('{key}', keys.key).replaceAll('{open}', keys.open);
  for (const { path, headers = {}, ...rest } of bypassAttempts) {
    const request = {
      ...rest,
      path: fill(path),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
    };
    const attempt = `${rest.method ?? 'GET'} ${path} ${JSON.stringify(headers)}`;
    let answer = await sites.ask('closed', request);
    expectHidden(answer, texts, attempt);
    expect(answer.status, attempt).toBeLessThan(500);
    // Redirects are followed as a browser would: none may lead to a page.
    for (let hop = 0; answer.headers.location && hop < 5; hop += 1) {
      answer = await sites.ask('closed', {
        ...request,
        path: new URL(answer.headers.location, 'http://closed.test').href.replace('http://closed.test', ''),
      });
      expectHidden(answer, texts, `${attempt} -> ${answer.headers.location ?? ''}`);
    }
    const isPage =
      answer.status === 200 &&
      answer.headers['content-type']?.includes('text/html') &&
      rest.method !== 'HEAD';
    expect(isPage ? answer.body : '<title>Home |', attempt).toContain('<title>Home |');
  }
});

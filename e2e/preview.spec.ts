import { readdir } from 'node:fs/promises';
import { expect, sitesWith, test } from './fixtures';
import { hydrated } from './support/prepare-page';
import type { SiteServer } from './support/site-server';
import { button, fill } from './support/form-states';
import { named, openPreview, PREVIEW_TOKEN, sendPreview } from './support/previews';

const EDITOR = 'https://editor.example';

const sites = sitesWith<SiteServer>(
  { acme: { record: named('Acme As It Is') } },
  { PREVIEW_TOKEN, PREVIEW_FRAME_ANCESTORS: EDITOR },
);

const previewOf = async (name: string) => {
  const made = await sendPreview(sites, 'acme', named(name));
  if (!made) throw new Error('no preview');
  const { cookie, ...opened } = await openPreview(sites, 'acme', made.link);
  expect(opened).toEqual({ status: 303, location: '/' });
  return { link: made.link, cookie };
};

const view = (path: string, cookie = '') => sites.ask('acme', { path, headers: cookie ? { cookie } : {} });

const pages = ['/', '/about', '/services', '/gallery', '/contact', '/privacy', '/no-such-page'];

test('with two previews each visitor sees their own on every page, and others the public site', async () => {
  const one = await previewOf('First Preview');
  const two = await previewOf('Second Preview');
  for (const path of pages) {
    // The public page is rendered before and after, so that a mixed-up cache entry would show.
    const before = path === '/about' ? undefined : (await view(path)).body;
    const [first, second] = await Promise.all([view(path, one.cookie), view(path, two.cookie)]);
    const after = await view(path);
    expect(first.body, path).toContain('First Preview');
    expect(second.body, path).toContain('Second Preview');
    expect(after.body, path).toContain('Acme As It Is');
    expect(after.body, path).not.toContain('Preview');
    expect((before ?? after.body).length, path).toBe(after.body.length);
    for (const { headers, body, status } of [first, second]) {
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      expect(headers['cache-control'], path).toContain('no-store');
      expect(headers['x-robots-tag'], path).toBe('noindex');
      expect(headers['surrogate-control'], path).toBeUndefined();
      expect(headers['content-security-policy'], path).toContain(`frame-ancestors 'self' ${EDITOR}`);
      expect(headers['content-security-policy'], path).toContain("'sha256-");
      expect(body, path).toMatch(/<meta name="robots" content="noindex/);
      expect(body, path).not.toContain('Acme As It Is');
    }
    expect(after.headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(after.headers['content-security-policy'], path).not.toContain(EDITOR);
  }
  const kept = await readdir(new URL('../.next', import.meta.url), { recursive: true });
  const id = (one.link.searchParams.get('token') ?? '').split('.')[0] ?? '';
  expect(kept.filter((file) => file.includes(id))).toEqual([]);
});

test('its form stores nothing and says so, with and without JavaScript, and nothing is counted', async ({
  page,
  watch,
}) => {
  const { cookie, link } = await previewOf('First Preview');
  const answer = await sites.ask('acme', {
    method: 'POST',
    path: '/api/leads',
    headers: { cookie, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Ann&phone=303-555-0123&message=Hello',
  });
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('nothing was sent')]);
  expect((await view('/api/visits', cookie)).body).toBe('{"visits":null}');

  watch.allow(/403/);
  await page.goto(sites.urlOf('acme', link.pathname + link.search));
  await page.goto(sites.urlOf('acme', '/contact'));
  await hydrated(page);
  await expect(page.getByRole('complementary', { name: /Preview/ })).toContainText('send nothing');
  await fill(page);
  await button(page).click();
  await expect(page.locator('main')).toContainText('nothing was sent');
  expect(await sites.server.health()).toMatchObject({ leads: { waiting: 0, refused: 0 } });
  await page.getByRole('link', { name: 'End preview' }).click();
  await expect(page).toHaveTitle(/Acme As It Is/);
});

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { logInAsAgency, systemWith } from './system';
import { pngOf, readRecord } from './support';

// The editor on a phone: what a thumb has to hit, and that nothing is cut off.

const system = systemWith({ acme: readRecord('content/demo.json') });

/** Controls that are smaller than 44 x 44 pixels and have another one within these. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const least = 43.5;
    const own = 'button, a[href], input:not(.file-input, .rs__input), textarea, .plain-button, .rs__control';
    const controls = [...document.querySelectorAll<HTMLElement>(own)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('[inert], [aria-hidden=true]'))
      // A box is ticked by its label too.
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isNear = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [a.left + a.width / 2, a.top + a.height / 2];
      return b.left < x + 22 && b.right > x - 22 && b.top < y + 22 && b.bottom > y - 22;
    };
    return controls
      .filter(({ box }) => box.width < least || box.height < least)
      .filter(({ one, box }) =>
        controls.some(
          (other) => !other.one.contains(one) && !one.contains(other.one) && isNear(box, other.box),
        ),
      )
      .map(({ one, box }) => `${one.outerHTML.slice(0, 140)}: ${box.width} x ${box.height}`);
  });
/** Texts that are cut off, or reach over the edge of the screen. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.history li, .live-status')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
      })
      .map((one) => one.outerHTML.slice(0, 140)),
  );
const holds = async (page: Page, name: string) => {
  expect.soft(await tooSmall(page), name).toEqual([]);
  expect.soft(await cutOff(page), name).toEqual([]);
  expect.soft(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(390);
};

/** The row of tabs fades at its edge, behind which more tabs stand; at its end the last one can be read. */
const tabsFade = async (page: Page) => {
  const row = page.locator('.tabs-field__tabs-wrap');
  const widths = await row.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(widths[0]).toBeGreaterThan(widths[1]!);
  // How much of a letter is left, in the middle of the row and at its edge.
  const dark = async (offset: number) => {
    const { x, y, width, height } = (await row.boundingBox())!;
    await row.evaluate((one) => (one.style.background = '#000'));
    const clip = { x: x + width - offset, y: y + height / 2, width: 1, height: 1 };
    const { data } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[0]!;
  };
  expect(await dark(100)).toBeLessThan(40);
  expect(await dark(4)).toBeGreaterThan(200);
  await row.evaluate((one) => (one.style.background = ''));
  const last = page.locator('.tabs-field__tab-button').last();
  await row.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }));
  const [end, edge] = [(await last.boundingBox())!, (await row.boundingBox())!];
  expect(end.x + end.width).toBeLessThanOrEqual(edge.x + edge.width - 48);
};

/** The site's reading of a field comes in a pause: it would move what is below it from under a finger. */
const nothingMovesWhileSheIsBusy = async (page: Page) => {
  const reads = page.locator('.site-reads', { hasText: '61 miles' });
  await page.evaluate(() => {
    const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    (window as { busy?: unknown }).busy = setInterval(press, 50);
  });
  const examined = page.waitForResponse(async (answer) =>
    answer.url().endsWith('/findings') ? (await answer.text()).includes('"amount":61') : false,
  );
  await page.locator('#field-dbPrincipal__miles').fill('61');
  await (await examined).finished();
  // Two frames, in which an answer would be shown.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(reads).toHaveCount(0);
  await page.evaluate(() => clearInterval((window as { busy?: number }).busy));
  await expect(reads).toBeVisible();
};

/** The menu lies over the page, and closes. */
const menu = async (page: Page) => {
  await page.locator('.template-default__nav-toggler').click();
  await expect(page.locator('.nav__log-out')).toBeInViewport({ ratio: 1 });
  expect.soft(await tooSmall(page), 'menu').toEqual([]);
  expect.soft(await page.evaluate('document.documentElement.scrollWidth'), 'menu').toBe(390);
  await page.locator('.template-default__nav-toggler').click();
  await expect(page.locator('.nav-toggler--is-open')).toHaveCount(0);
};

/** Parts of a comparison are opened and closed by what is 24 pixels high at least (WCAG 2.5.8). */
const comparison = async (page: Page) => {
  await page.locator('tbody a').first().click();
  const parts = page.locator('.diff-collapser__toggle-button:visible');
  await expect(parts.first()).toBeVisible();
  const sizes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect.soft(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
};

/** Uploads a logo and opens it to be cropped. */
const cropped = async (page: Page) => {
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pngOf() };
  await page.locator('.file-input').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Crop' }).first().click();
  const drawer = page.locator('.doc-drawer');
  await drawer.getByRole('button', { name: 'Edit Image' }).click();
  await expect(page.getByRole('button', { name: 'Apply Changes' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
};

test('on a phone every control is as large as a thumb, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${system.cmsOrigin}/admin/login`);
  await holds(page, 'login');
  await logInAsAgency(page, system);
  await page.goto(`${system.cmsOrigin}/admin/collections/businesses`);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await holds(page, 'list');
  await page.locator('tbody a').first().click();
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(page.locator('.history li').first()).toBeVisible();
  await expect(page.locator('.live-status [role=status]')).toHaveText(/live/);
  await menu(page);

  const tabs = page.locator('.tabs-field__tab-button');
  await expect(tabs).toHaveCount(8);
  // What the site's check says of the whole site stands above the tabs, which it moves.
  await expect(page.locator('.save-questions ~ .findings')).toBeVisible();
  await tabsFade(page);
  for (let index = 0; index < 8; index++) {
    await tabs.nth(index).click();
    const name = await tabs.nth(index).innerText();
    await holds(page, name);
    if (name === 'Pictures') await cropped(page);
    // The first section, and the first entry of a list in it.
    for (const level of ['section', 'row']) {
      const closed = page.locator('.tabs-field__content-wrap .collapsible--collapsed:visible').first();
      if (!(await closed.count())) break;
      await closed.locator('.collapsible__toggle').first().click();
      await holds(page, `${name}-${level}`);
      for (const handle of await page.locator('.collapsible__drag:visible').all()) {
        const { width, height } = (await handle.boundingBox())!;
        expect.soft(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      }
    }
    await expect(publish).toBeInViewport({ ratio: 1 });
  }

  await tabs.first().click();
  const place = async () => (await tabs.first().boundingBox())!.y + (await page.evaluate<number>('scrollY'));
  const before = await place();
  await page.locator('#field-dbPrincipal__name').fill('Bluestem & Brush & Thumb');
  await expect(page.locator('.live-status [role=status]')).toHaveText(/^Saved/);
  await expect(page.getByRole('button', { name: 'Drop what is not published' })).toBeVisible();
  expect(await place()).toBe(before);
  await nothingMovesWhileSheIsBusy(page);
  await holds(page, 'saved');
  await page.locator('#live-preview-toggler').click();
  await expect(page.frameLocator('.live-preview-window iframe').getByRole('banner')).toBeVisible();
  await holds(page, 'preview');
  const covering = (one: Element) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Array.from({ length: 20 }, (_, index) =>
      document.elementFromPoint(
        left + (right - left) * (0.1 + (index % 5) / 5),
        top + ((bottom - top) * (index + 0.5)) / 20,
      ),
    ).flatMap((found) => (found === one ? [] : [found?.outerHTML.slice(0, 140)]));
  };
  // Nothing of the editor lies over the site.
  await expect.poll(() => page.locator('.live-preview-window iframe').evaluate(covering)).toEqual([]);
  await expect(publish).toBeInViewport({ ratio: 1 });
  await page.goto(`${page.url()}/versions`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await holds(page, 'versions');
  await comparison(page);
  await page.goto(`${system.cmsOrigin}/admin/account`);
  await expect(page.locator('#field-email')).toBeVisible();
  await holds(page, 'account');
  await page.goto(`${system.cmsOrigin}/admin/collections/users/create`);
  await expect(page.locator('.invitation')).toBeVisible();
  await holds(page, 'invitation');
});

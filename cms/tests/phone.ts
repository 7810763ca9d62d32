import { expect, type BrowserContext, type Dialog, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { System } from './system';

// A phone in an owner's hand: what it touches, and how often.

export type Day = { page: Page; context: BrowserContext; system: System; record: Record<string, any> };
let taps = 0;

export const countTaps = async (context: BrowserContext) => {
  await context.exposeBinding('tapped', () => void (taps += 1));
  await context.addInitScript(() =>
    addEventListener('touchstart', () => (window as unknown as { tapped: () => void }).tapped(), true),
  );
};
export const published = async ({ system }: Pick<Day, 'system'>) =>
  (await fetch(`${system.cmsUrl}/paginas/acme`)).json();
export const publicText = async ({ system }: Pick<Day, 'system'>) => (await fetch(system.siteUrl)).text();
export const status = (page: Page) => page.locator('.live-status [role=status]');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const fits = async (page: Page) =>
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
/** A visitor's request at the site, which no mail server takes. */
export const sendRequest = async ({ siteUrl }: System, more: Record<string, string> = {}) => {
  const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '303-555-0123' };
  const fields = { ...ann, message: 'Two rooms, please.', ...more };
  const sent = await fetch(`${siteUrl}/api/leads`, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect(sent.status).toBeLessThan(400);
};
/** Touches a field and writes into it. */
export const write = async (field: Locator, text: string) => {
  await field.tap();
  await field.fill(text);
};
/** Counts from the first page, which is shown with `first`, to the end of a change. @returns the touches */
export const counted = async (
  { page, system }: Pick<Day, 'page' | 'system'>,
  change: () => Promise<void>,
  first = '.figures',
): Promise<number> => {
  await page.goto(`${system.cmsOrigin}/admin`);
  await expect(page.locator(first)).toBeVisible();
  taps = 0;
  await change();
  return taps;
};
export const openForm = async (page: Page) => {
  await page.getByRole('link', { name: 'Change my website' }).tap();
  await expect(status(page)).toHaveText(/live|not published/);
};
export const publish = async (page: Page) => {
  await button(page, 'Publish changes').tap();
  await expect(status(page)).toHaveText('Published, live');
};
/** Presses a control that asks, and answers yes or no. @returns the question */
export const answering = async (
  page: Page,
  press: () => Promise<void>,
  isMeant: boolean,
): Promise<Dialog> => {
  const asked = page.waitForEvent('dialog');
  const pressed = press();
  const dialog = await asked;
  await (isMeant ? dialog.accept() : dialog.dismiss());
  await pressed;
  return dialog;
};
/** Presses a control until the page's scripts hear it: until `shown` is there. */
export const pressUntil = (control: Locator, shown: Locator) =>
  expect(async () => {
    if (!(await shown.isVisible())) await control.click();
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass();
/** Holds the requests to these addresses. @returns a function that lets them go */
export const hold = async (page: Page, addresses: string | RegExp) => {
  let letGo = () => {};
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
export const bottomOf = async (one: Locator): Promise<number> => {
  const { y, height } = (await one.boundingBox())!;
  return Math.round(y + height);
};
/** The sheet of a field stands between the top and the bar, with controls for a thumb and nothing cut off. */
export const sheetFits = async (page: Page) => {
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).toBeInViewport({ ratio: 1 });
  const bar = page.locator('.doc-controls__controls-wrapper');
  await expect
    .poll(async () => (await bottomOf(sheet)) - (await bar.boundingBox())!.y)
    .toBeLessThanOrEqual(1);
  const faults = await sheet.evaluate((one) => [
    ...(one.scrollWidth > one.clientWidth ? ['wider than the screen'] : []),
    ...[...one.querySelectorAll<HTMLElement>('button, select, textarea, input:not(.file-input), label')]
      .filter((control) => control.checkVisibility() && !control.matches('.field-label'))
      .filter((control) => (control.closest('label') ?? control).getBoundingClientRect().height < 43.5)
      .map((control) => control.outerHTML.slice(0, 120)),
  ]);
  expect(faults).toEqual([]);
};
/** Touches a button that opens the phone's photos, and takes this one. */
export const upload = async (
  page: Page,
  control: Locator,
  name: string,
  mimeType: string,
  buffer: Buffer,
) => {
  const asked = page.waitForEvent('filechooser');
  await control.tap();
  await (await asked).setFiles({ name, mimeType, buffer });
};

/** Listens to the page from here on. @returns the files of pictures that it sends, as they come */
export const sentPictures = async (page: Page): Promise<Buffer[]> => {
  const sent: Buffer[] = [];
  await page.exposeFunction('sending', (bytes: string) => void sent.push(Buffer.from(bytes, 'base64')));
  await page.addInitScript(() => {
    const send = window.fetch;
    const node = window as unknown as { sending: (bytes: string) => Promise<void> };
    window.fetch = async (url, init) => {
      const file = init?.body instanceof FormData && init.body.get('file');
      if (file instanceof Blob) {
        const reader = new FileReader();
        reader.readAsDataURL(file);
        await new Promise((done) => (reader.onload = done));
        await node.sending(String(reader.result).split(',')[1] ?? '');
      }
      return send(url, init);
    };
  });
  return sent;
};

/** Drags by a finger from the middle of one control to that of another. */
export const drag = async (page: Page, from: Locator, to: Locator) => {
  const middle = async (one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  // Rows that still close would leave another row at the place; the trials may scroll.
  for (const one of [from, to]) await one.tap({ trial: true });
  // Near an edge of the screen, the page would scroll under the finger.
  await from.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [start, end] = [await middle(from), await middle(to)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  await expect(from).toHaveAttribute('aria-pressed', 'true');
  for (let step = 1; step <= 10; step++)
    await touch('touchMove', { x: start.x, y: start.y + ((end.y - start.y) * step) / 10 });
  await touch('touchEnd');
};

/** A photo of more than 48 MB. */
export const largePhoto = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 4800, height: 3600, channels: 3, background: 'red', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

import { expect, test } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lookNames } from '../../lib/content/look/looks';
import { embeddedRecord } from '../support/embedded-records';
import { SiteServer } from '../support/site-server';
import { Firefox } from './firefox';
import { axeProblems, pagesIn, shownElement, until, type Tab } from './tab';
import { WebKit } from './webkit';

// What a visitor does on the demo business, in each look, in browsers that are not Chromium.

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-engines-'));
const pictures = path.join(import.meta.dirname, '../../test-results/engines');
let server: SiteServer;

test.beforeAll(async () => {
  const record = embeddedRecord('demo');
  const hosts: Record<string, string> = {};
  for (const look of lookNames) {
    const options = { ...(record as { options?: object }).options, look };
    const changed = { ...record, docId: look, options };
    writeFileSync(path.join(folder, `${look}.json`), JSON.stringify(changed));
    hosts[`${look}.localhost`] = look;
  }
  writeFileSync(path.join(folder, 'hosts'), JSON.stringify(hosts));
  server = await SiteServer.start({
    RECORDS_DIR: folder,
    SITES_FILE: path.join(folder, 'hosts'),
    LEADS_PER_ADDRESS: '1000',
  });
  mkdirSync(pictures, { recursive: true });
});
test.afterAll(async () => {
  await server?.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const isHydrated = `[document.querySelector('header'), document.querySelector('footer')].every(
  (end) => end && Object.keys(end).some((key) => key.startsWith('__reactProps')))`;
const dialog = `document.querySelector('[role="dialog"]')`;
const pause = (ms: number) => `await new Promise((resolve) => setTimeout(resolve, ${ms}));`;

const visit = async (tab: Tab, address: string): Promise<void> => {
  await tab.goto(address);
  await until(tab, isHydrated);
};
const expectQuiet = async (tab: Tab, where: string) =>
  expect([where, await tab.run<string[]>('return window.said')]).toEqual([where, []]);

const expectGoodPage = async (tab: Tab, address: string) => {
  await visit(tab, address);
  const sideways = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect([address, await tab.run<number>(sideways)]).toEqual([address, 0]);
  expect([address, await axeProblems(tab)]).toEqual([address, []]);
  await expectQuiet(tab, address);
};

/** Tab by Tab through the first part of a page: each stop has a name. */
const expectNamedStops = async (tab: Tab) => {
  for (let stop = 0; stop < 25; stop += 1) {
    await tab.press('Tab');
    const unnamed = await tab.run<string | null>(`
      const { activeElement: at } = document;
      const name = at.getAttribute('aria-label') ?? at.labels?.[0]?.textContent ?? at.textContent ?? at.alt;
      const isControl = at.matches('a, button, input, select, textarea, summary, iframe, body, main');
      return isControl && (name.trim() || at.querySelector('img[alt]')) ? null : at.outerHTML.slice(0, 120);`);
    expect(unnamed).toBeNull();
  }
};

const useMenu = async (tab: Tab, isPhone: boolean) => {
  if (!isPhone) {
    await tab.hover('[data-dropdown] > a');
    await until(tab, shownElement('.dropdown a'));
    return;
  }
  await tab.click('header summary');
  await tab.click('header details details > summary');
  await until(tab, shownElement('header details details a'));
  const boxes = `[...document.querySelectorAll('header details details ul')].filter(
    (list) => list.scrollHeight > list.clientHeight + 1).length`;
  expect(await tab.run<number>(`return ${boxes}`)).toBe(0);
  await tab.press('Escape');
};

const expectStickyBar = async (tab: Tab) => {
  await tab.run(`scrollTo({ top: 1500, behavior: 'instant' }); ${pause(300)}`);
  await until(
    tab,
    `[...document.querySelectorAll('header a[href^="tel:"]')].some((link) => {
      const { top, width } = link.getBoundingClientRect();
      return width > 0 && top >= 0 && top < 150 && getComputedStyle(link).visibility === 'visible';
    })`,
  );
};

const usePopup = async (tab: Tab, origin: string, isPhone: boolean) => {
  await tab.run(`localStorage.removeItem('estimate-popup')`);
  await visit(tab, `${origin}/about#popup`);
  if (isPhone) await tab.run(`scrollTo({ top: innerHeight + 100, behavior: 'instant' })`);
  await until(tab, dialog);
  const withPopup = pagesIn(await tab.print());
  await tab.press('Escape');
  await until(tab, `!${dialog}`);
  const without = pagesIn(await tab.print());
  expect(without).toBeGreaterThan(1);
  expect(withPopup).toBe(without);
};

const useGallery = async (tab: Tab, origin: string) => {
  await visit(tab, `${origin}/gallery`);
  await tab.click('main a:has(img)');
  await until(tab, `${dialog}?.textContent.includes('Image 1 of')`);
  await tab.press('ArrowRight');
  await until(tab, `${dialog}?.textContent.includes('Image 2 of')`);
  await tab.press('Escape');
  // The closed viewer gives the focus back a frame later.
  await until(tab, `!${dialog} && document.activeElement.matches('main a:has(img)')`);
  const at = `document.querySelector('.compare > input').value`;
  const before = await tab.run<string>(`document.querySelector('.compare > input').focus(); return ${at}`);
  await tab.press('ArrowRight');
  await until(tab, `${at} !== ${JSON.stringify(before)}`);
};

const sendLead = async (tab: Tab, origin: string) => {
  await visit(tab, `${origin}/contact`);
  const stored = () => server.logLines(/^.*lead lead=\S+ site=/).length;
  const before = stored();
  // The browser's own bubble would hide our messages.
  await until(tab, `document.querySelector('form:has(#contact-form-firstName)').noValidate`);
  await tab.click(
    '#contact-form button[type="submit"], form:has(#contact-form-firstName) button[type="submit"]',
  );
  await until(tab, `document.querySelectorAll('main .field-error').length > 1`);
  for (const [name, text] of [
    ['firstName', 'Ana'],
    ['phone', '303-555-0199'],
    ['message', 'Two rooms'],
  ] as const)
    await tab.type(`#contact-form-${name}`, text);
  await tab.click('form:has(#contact-form-firstName) button[type="submit"]');
  await until(tab, `document.querySelector('main').textContent.includes('Thank you!')`);
  // Stored, and not yet delivered: a driver types faster than a person.
  await expect.poll(stored).toBe(before + 1);
};

/** Sections that stay blank after the start-up have the height of their placeholders. */
const expectLaidOut = async (tab: Tab) => {
  await until(
    tab,
    `[...document.querySelectorAll('main > :not(script), body > footer')].every((part) =>
      getComputedStyle(part).animationName !== 'laid-out' || part.style.contentVisibility === 'visible')`,
  );
  const [shown, whole] = await tab.run<number[]>(`
    const { scrollHeight } = document.documentElement;
    delete document.documentElement.dataset.inParts;
    return [scrollHeight, document.documentElement.scrollHeight];`);
  expect(shown).toBe(whole);
};

const goBack = async (tab: Tab, origin: string) => {
  const link = 'footer a[href="/about"]';
  await visit(tab, `${origin}/`);
  await expectLaidOut(tab);
  const scrolled = await tab.run<number>(`
    document.querySelector('${link}').scrollIntoView({ block: 'center', behavior: 'instant' });
    ${pause(500)} return scrollY;`);
  expect(scrolled).toBeGreaterThan(500);
  // WebKit's Back passes over entries that no touch or key has made.
  await tab.click(link);
  await until(tab, `location.pathname === '/about' && scrollY < 100`);
  await tab.back();
  await until(tab, `location.pathname === '/' && Math.abs(scrollY - ${scrolled}) < 50`);
};

for (const Engine of [Firefox, WebKit])
  for (const width of [390, 1440])
    test.describe(`${Engine.name} at ${width} px`, () => {
      const engine = new Engine();
      const isPhone = width < 768;
      let tab: Tab;
      test.beforeAll(async () => {
        tab = await engine.open(width, isPhone ? 844 : 900);
      });
      test.afterAll(() => engine.close());

      for (const look of lookNames)
        test(`${look}: pages, menu, bar, popup, viewer, slider, lead, back and paper`, async () => {
          const origin = server.originOf(`${look}.localhost`);
          for (const page of ['/', '/contact', '/gallery', '/lawn-care'])
            await expectGoodPage(tab, origin + page);
          await visit(tab, `${origin}/`);
          writeFileSync(path.join(pictures, `${engine.name}-${look}-${width}.png`), await tab.screenshot());
          await expectNamedStops(tab);
          await useMenu(tab, isPhone);
          await expectStickyBar(tab);
          await usePopup(tab, origin, isPhone);
          await useGallery(tab, origin);
          await sendLead(tab, origin);
          await goBack(tab, origin);
          await expectQuiet(tab, 'the last page');
        });

      test('what the console and the policy say is heard', async () => {
        await visit(tab, `${server.originOf('classic.localhost')}/about`);
        await tab.run(
          `console.error('heard'); const image = new Image(); image.src = 'http://elsewhere.invalid/a.png'; ${pause(500)}`,
        );
        const said = await tab.run<string[]>('return window.said');
        expect(said).toContain('error: heard');
        expect(said.some((line) => line.startsWith('policy: img-src'))).toBe(true);
      });
    });

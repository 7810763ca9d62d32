import puppeteer, { type Browser, type ElementHandle, type KeyInput } from 'puppeteer-core';
import { collector, shownElement, type Engine, type Tab } from './tab';

/** Firefox ESR over WebDriver BiDi. */
export class Firefox implements Engine {
  readonly name = 'Firefox';
  private browser: Browser | null = null;

  async open(width: number, height: number): Promise<Tab> {
    this.browser ??= await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      extraPrefsFirefox: { 'network.dns.localDomains': '', 'ui.prefersReducedMotion': 0 },
    });
    const page = await this.browser.newPage();
    await page.setViewport({ width, height });
    await page.evaluateOnNewDocument(collector);
    const run = <T>(body: string) => page.evaluate(`(async () => { ${body} })()`) as Promise<T>;
    const element = async (selector: string) => {
      const handle = await page.evaluateHandle(`${shownElement(selector)} ?? null`);
      const found = handle.asElement() as ElementHandle | null;
      if (!found) throw new Error(`Nothing is shown at ${selector}`);
      await found.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      return found;
    };
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      run,
      click: async (selector) => (await element(selector)).click(),
      hover: async (selector) => (await element(selector)).hover(),
      type: async (selector, text) => (await element(selector)).type(text),
      press: (key) => page.keyboard.press(key as KeyInput),
      // Puppeteer's own default is a third of this paper.
      print: async () => Buffer.from(await page.pdf({ width: '21cm', height: '29.7cm' })),
      screenshot: async () => Buffer.from(await page.screenshot()),
    };
  }

  async close(): Promise<void> {
    await this.browser?.close();
  }
}

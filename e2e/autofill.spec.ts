import type { Page } from '@playwright/test';
import config from '../playwright.config';
import { wholeChromium } from '../scripts/system-chromium.mjs';
import { expect, full, test } from './fixtures';
import { button, field } from './support/first-form';
import { hydrated } from './support/hydrated';
import { LeadReceiver } from './support/lead-receiver';
import { embeddedRecord } from './support/embedded-records';

// Chromium's own autofill, which its headless shell does not have.
test.use({
  channel: wholeChromium ? undefined : 'chromium',
  launchOptions: { ...config.use?.launchOptions, executablePath: wholeChromium },
});

/** From the first touch. Below two seconds, so that a rule of two seconds fails here. */
const SENT_AFTER_MS = 1_800;

/** Less than the time after which the form takes an answer of the bot check for late. */
const CHECKED_WITHIN_MS = 600;

/** An address as the browser keeps it, under the names of Chromium's types of fields. */
const address = {
  NAME_FIRST: 'Ana',
  NAME_LAST: 'Ruiz',
  EMAIL_ADDRESS: 'ana@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+13035550199',
  COMPANY_NAME: 'Ruiz Ltd',
  ADDRESS_HOME_LINE1: '1200 Larimer Street',
  ADDRESS_HOME_CITY: 'Denver',
  ADDRESS_HOME_ZIP: '80204',
};

/** What a tap on a suggestion of the first name does. */
const fillByBrowser = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = 'main form[action="/api/leads"] [name="firstName"]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { frameTree } = await session.send('Page.getFrameTree');
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  // Playwright's types lack `address`.
  const given = { fieldId: node.backendNodeId, frameId: frameTree.frame.id, address: { fields } };
  await session.send('Autofill.trigger', given as never);
};

test(
  'who fills the form by autofill and sends it after two seconds is not held back',
  full,
  async ({ startSites, page }) => {
    const receiver = new LeadReceiver();
    await receiver.start();
    const record = { ...embeddedRecord('demo'), linkPostEmail: `http://${receiver.address}/send` };
    const sites = await startSites({ site: { record } }, { ALLOW_PRIVATE_HOSTS: receiver.address });
    let touched = 0;
    // Again when the machine was too busy to answer the bot check in time: the form then goes without it.
    await expect(async () => {
      await page.goto(sites.urlOf('site', '/contact'));
      await hydrated(page);
      // The browser looks for forms some time after the load.
      await page.waitForFunction(() => performance.now() > 3_000);
      const checked = page.waitForResponse('**/api/leads/bot-check');
      await field(page, 'firstName').click();
      touched = Date.now();
      await (await checked).finished();
      expect(Date.now() - touched).toBeLessThan(CHECKED_WITHIN_MS);
    }).toPass();
    await fillByBrowser(page);
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['lastName', 'Ruiz'],
      ['email', 'ana@example.com'],
      ['phone', '+13035550199'],
      ['address', '1200 Larimer Street'],
      ['project_reference', ''],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
    await field(page, 'message').fill('Two rooms and a hall');
    const posted = page.waitForRequest('**/api/leads');
    await expect.poll(() => Date.now() - touched, { intervals: [20] }).toBeGreaterThan(SENT_AFTER_MS);
    await button(page).click();
    const { botCheck } = (await posted).postDataJSON() as { botCheck?: string };
    expect(botCheck).toMatch(/^\d+\./);
    // What is held back is not delivered.
    await expect.poll(() => receiver.taken.length).toBe(1);
    await receiver.stop();
  },
);

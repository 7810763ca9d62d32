// Looks at pages as a phone does. Used by bench/fuzz.mjs.
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from './chromium.mjs';

/** In the page: collects policy violations from the start. */
const watchPolicy = () => {
  window.__violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    window.__violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
};

/** In the page: lays out every part, scrolls to the end, and lists problems. */
const inspect = async () => {
  for (const animation of document.getAnimations())
    if (animation.animationName === 'laid-out') animation.finish();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.body.querySelectorAll(':not(svg, svg *)')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `<${element.localName} class="${element.className}">`);
  return {
    violations: window.__violations,
    ran: window.__pwned ?? null,
    sideways: scrollWidth > clientWidth ? `${scrollWidth} px: ${wide.slice(-2).join(' ')}` : null,
  };
};

/** A phone without other hosts. `problemsAt` lists the problems of a page. */
export const openPhone = async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: [
      ...chromiumFlags,
      '--host-resolver-rules=MAP stranger.test ~NOTFOUND, MAP *.fuzz.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  const problemsAt = async (url) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(watchPolicy);
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(`error: ${message}`));
    page.on('dialog', (dialog) => {
      errors.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    try {
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      const { violations, ran, sideways } = await page.evaluate(inspect);
      return [
        ...errors,
        ...violations.map((violation) => `policy: ${violation}`),
        ...(ran === null ? [] : [`a script of the record ran: ${ran}`]),
        ...(sideways ? [`scrolls sideways, ${sideways}`] : []),
      ];
    } catch (error) {
      return [...errors, String(error.message).split('\n')[0]];
    } finally {
      await context.close();
    }
  };
  return { problemsAt, close: () => browser.close() };
};

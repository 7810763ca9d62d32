import { expect, test } from './fixtures';
import { addStyles, wholePage } from './support/prepare-page';
import { noFloatingTransitions } from './support/covered-content';

// every-page.spec.ts checks that floating buttons cover no content at every scroll position.

const sizes = [
  { width: 390, height: 844 },
  { width: 1920, height: 900 },
];

test('the first screen has no bar; below it are score, number and call to action, once', async ({
  demo,
  sharedPage: page,
}) => {
  const row = page.locator('.floating-row');
  for (const path of ['/', '/about', '/contact', '/reviews']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(demo.origin + path);
    await expect(row).not.toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(row).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(row).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    // The margin of the widest looks is 72 px wide.
    const help = await page.getByRole('button', { name: 'Quick help' }).boundingBox();
    expect(help?.x).toBeGreaterThanOrEqual(1440 - 72);
  }
  for (const [size, place] of [
    [{ width: 390, height: 844 }, 'ASIDE'],
    [{ width: 1440, height: 900 }, 'HEADER'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(`${demo.origin}/about`);
    const networks = page.locator('.bar-swap a[href^="https:"]').first();
    await expect(networks).toBeVisible({ visible: place === 'HEADER' });
    await wholePage(page);
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
    await expect(networks).toBeHidden();
    for (const href of ['/contact', 'tel:+13035550142'])
      await expect
        .poll(() =>
          page
            .locator(`:is(header, aside) .btn[href="${href}"], header [href="${href}"]`)
            .evaluateAll((links) =>
              links.flatMap((link) => {
                const { top, bottom, width } = link.getBoundingClientRect();
                const isShown =
                  width > 60 && top >= 0 && bottom <= window.innerHeight && link.checkVisibility();
                const isMenu = link.closest('nav') !== null;
                return isShown && !isMenu ? [link.closest('header, aside')?.tagName] : [];
              }),
            ),
        )
        .toEqual([place]);
    await expect(row.locator('.float-badge .stars')).toBeInViewport({ ratio: 1 });
  }
});

for (const size of sizes)
  test.describe(`in a window of ${size.width} x ${size.height} px`, () => {
    test.use({ viewport: size });

    test('floating buttons are in one row, hidden while a field has focus or the footer is behind them', async ({
      demo,
      sharedPage: page,
    }) => {
      await page.goto(`${demo.origin}/about`);
      await addStyles(page, noFloatingTransitions);
      await wholePage(page);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      const row = page.locator('.floating-row');
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
      const boxes = await row.evaluate(
        (element, width) =>
          [...element.children]
            .filter((child) => !(width >= 1024 && child.matches('.palette-tab')))
            // On phones they stand above the bar that calls.
            .filter((child) => !(width < 640 && child.matches('.to-top, .palette-tab')))
            .map((child) => child.getBoundingClientRect())
            .filter((box) => box.width > 1)
            .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
        size.width,
      );
      expect(boxes.length).toBeGreaterThan(2);
      expect(new Set(boxes.map(({ middle }) => Math.round(middle))).size).toBe(1);
      boxes.forEach(({ left, right }, index) => {
        expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
        expect(right).toBeLessThanOrEqual(size.width);
      });
      const opacity = () =>
        row
          .locator('> a, > div')
          .last()
          .evaluate((part) => getComputedStyle(part).opacity);
      expect(await opacity()).toBe('1');
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(opacity).toBe('0');
      await page.getByRole('button', { name: 'Quick help' }).focus();
      await expect.poll(opacity).toBe('1');
      await page.goto(`${demo.origin}/contact`);
      await page.locator('main [name="firstName"]').focus();
      await expect.poll(opacity).toBe('0');
    });
  });

test('the first number is on the first screen of Contact on phones, as wide as its card', async ({
  demo,
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${demo.origin}/contact`);
  const call = page.locator('main').getByRole('link', { name: /303-555-0142/ });
  await expect(call).toBeInViewport({ ratio: 1 });
  const box = await call.boundingBox();
  expect(box?.width).toBeGreaterThan(280);
  expect(box?.height).toBeGreaterThanOrEqual(52);
});

test('the progress bar is as long as the page is scrolled, with and without motion', async ({
  demo,
  sharedPage: page,
}) => {
  await page.goto(demo.origin);
  await wholePage(page);
  const shareAt = (share: number) =>
    page.evaluate(async (part) => {
      window.scrollTo({
        top: (document.documentElement.scrollHeight - window.innerHeight) * part,
        behavior: 'instant',
      });
      await new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return (
        (document.querySelector('.scroll-progress')?.getBoundingClientRect().width ?? 0) /
        document.documentElement.clientWidth
      );
    }, share);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    for (const share of [0, 0.5, 1]) expect(await shareAt(share), reducedMotion).toBeCloseTo(share, 1);
  }
});

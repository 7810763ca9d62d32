import type { Page } from '@playwright/test';
import nextConfig from '../next.config.mjs';
import { expect, isFullRun, test } from './fixtures';
import { wholePage, withLightPictures } from './support/prepare-page';

// Browsers choose a picture's file by `sizes`, before layout: the file must fit where it is shown.

const { imageSizes = [], deviceSizes = [] } = nextConfig.images ?? {};
const files = [...imageSizes, ...deviceSizes];

/** In the page: pictures whose file is too small, or larger than the next width up. */
const misfits = async (files: readonly number[]): Promise<string[]> => {
  const pictures = [...document.images].filter(({ srcset, width }) => srcset && width > 1);
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(
    pictures.map(
      (picture) =>
        picture.complete ||
        new Promise((resolve) => picture.addEventListener('load', resolve, { once: true })),
    ),
  );
  return pictures.flatMap((picture) => {
    const fetched = Number(new URL(picture.currentSrc).searchParams.get('w'));
    const shown = picture.clientWidth * devicePixelRatio;
    const best = files.findIndex((width) => width >= shown);
    const fits = files.slice(best < 0 ? -1 : best, best < 0 ? undefined : best + 2);
    return fetched >= shown * 0.95 && fetched <= (fits.at(-1) ?? 0)
      ? []
      : [`${fetched} px for ${shown}, sizes="${picture.sizes}": ${picture.currentSrc}`];
  });
};

const expectFit = async (page: Page, url: string) => {
  await page.goto(url);
  await wholePage(page);
  expect(await page.evaluate(misfits, files), `${url} at ${page.viewportSize()?.width} px`).toEqual([]);
};

for (const [index, width] of [390, 768, 1440].entries()) {
  test(`at ${width} px every picture's file fits the place where it is shown`, async ({
    demo,
    served,
    sharedPage: page,
  }) => {
    test.slow();
    await withLightPictures(page);
    await page.setViewportSize({ width, height: 900 });
    const pages = (
      '/ /about /services /lawn-care /gallery /gallery/lakewood-lodge /reviews /our-videos /contact ' +
      '/find-us-on'
    )
      .split(' ')
      .map((path) => demo.origin + path);
    // `npm test` tries Home at every width, and each other page at one.
    const measured = [...pages, served.urlOf('call-only')].filter(
      (_, pageIndex) => isFullRun || pageIndex === 0 || pageIndex % 3 === index,
    );
    expect(measured.length).toBeGreaterThan(1);
    for (const url of measured) await expectFit(page, url);
  });
}

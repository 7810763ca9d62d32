import type { Page } from '@playwright/test';

/** As wide as a photograph: divided by a `srcset`, the width must not become 0. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3200" height="2400"><rect width="3200" height="2400" fill="#123"/></svg>';

/** Replaces pictures by plain rectangles in tests that are not about pictures, which saves resizing. */
export const withLightPictures = async (page: Page): Promise<void> => {
  await page.route(/\/_next\/image\?|\/assets\/.*\.(jpg|png|webp|avif)$/, (route) =>
    route.fulfill({ body: picture, contentType: 'image/svg+xml' }),
  );
};

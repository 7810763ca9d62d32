import type { Page } from '@playwright/test';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** For tests that are not about pictures: each of them is a dot, stretched, and no time goes into making it smaller. */
export const withLightPictures = async (page: Page): Promise<void> => {
  await page.route(/\/_next\/image\?|\/assets\/.*\.(jpg|png|webp|avif)$/, (route) =>
    route.fulfill({ body: dot, contentType: 'image/png' }),
  );
};

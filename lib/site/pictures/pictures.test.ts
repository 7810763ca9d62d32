import fc from 'fast-check';
import { anyText } from '@/test/any-text';
import sharp from 'sharp';
import { siteOf, type Given } from '@/test/records';
import { iconFiles } from '@/lib/content/domain/addresses';
import { fixedPage } from '@/lib/site/pages/site-pages';
import { drawText } from './draw-text';
import { readPicture } from './read-picture';
import { lookPictures } from './look-pictures';
import { siteIcon } from './site-icon';
import { socialCard } from './social-card';

const silent = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const cardOf = (given: Given) => socialCard(fixedPage(siteOf(given), 'home'));
const drawn = (text: string, width: number, height: number, ...sizes: number[]) =>
  drawText({ text, face: lookPictures.classic.display, colour: '#123456', sizes, width, height });
const named = (name: string) => ({ name, phones: ['303-555-0142'] });

test.each([
  'Bluestem & Brush',
  'W'.repeat(60),
  'The Very Long And Descriptive Name Of A Painting Company LLC',
  'دهانات النجمة الذهبية',
  '👩‍👩‍👧‍👦🏳️‍🌈 Paint <b>&amp;</b>',
  'a\u0000b\u2028c',
  '\u202eabc',
  '漢字塗装',
])('a card for %j is a PNG of 1200 x 630', async (name) => {
  silent();
  const { format, width, height } = await sharp(await cardOf(named(name))).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
});

test('a text never leaves its box, and drawing uses no network', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyText({ maxLength: 80 }), fc.stringMatching(/^[A-Za-z ]{1,200}$/)),
      async (text) => {
        const picture = await drawn(text, 400, 120, 60, 40, 30);
        fc.pre(picture !== null);
        const { width = 0, height = 0 } = await sharp(picture.data).metadata();
        expect([width, height]).toEqual([picture.width, picture.height]);
        expect(width <= 400 && height <= 120).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
  expect(asked).not.toHaveBeenCalled();
});

test.each(['', ' ', '\u0000', '\u2028', '\u200b', '\u3164', '\u2800', '\u00ad'])(
  'the invisible text %j gives no picture',
  async (text) => expect(await drawn(text, 400, 120, 60, 40)).toBeNull(),
);

test.each(['\u0000', '\u3164', '\u200b'])('a card and an icon for the name %j are drawn', async (name) => {
  silent();
  expect((await sharp(await cardOf(named(name))).metadata()).width).toBe(1200);
  expect((await sharp(await siteIcon(siteOf(named(name)), 'icon-512.png')).metadata()).width).toBe(512);
});

test('a name of 60 characters fits', async () => {
  for (const text of ['The Very Long And Descriptive Name Of A Painting Company LLC', 'M'.repeat(60)]) {
    const full = await drawn(text, 616, 270, 84, 72, 62, 54, 46, 38);
    const free = await drawn(text, 616, 10_000, 38);
    expect(full?.height).toBeGreaterThanOrEqual(free?.height ?? 0);
    expect(full?.height).toBeLessThanOrEqual(270);
  }
});

test.each([
  [{ favicon: '/assets/demo/favicon.svg' }],
  [{ logo: '/assets/demo/logo.svg' }],
  [{ name: '👩‍👩‍👧‍👦' }],
  [{}],
  [{ favicon: 'https://stranger.example/a.png' }],
])('icons of the right sizes with %j', async (given) => {
  silent();
  const site = siteOf(given);
  const icons = await Promise.all(
    iconFiles.map(async (icon) => sharp(await siteIcon(site, icon)).metadata()),
  );
  expect(icons.map(({ format, width, height }) => [format, width, height])).toEqual(
    [192, 512, 512, 180].map((size) => ['png', size, size]),
  );
  for (const icon of ['icon-maskable-512.png', 'apple-touch-icon.png'] as const)
    expect((await sharp(await siteIcon(site, icon)).stats()).isOpaque).toBe(true);
});

test('only pictures of the deployment and of IMAGE_HOSTS are read', async () => {
  silent();
  expect((await readPicture('/assets/demo/logo.svg'))?.length).toBeGreaterThan(100);
  for (const link of [
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/demo/none.png',
    '/package.json',
    'http://127.0.0.1:9/x.png',
    'https://stranger.example/x.png',
  ])
    expect([link, await readPicture(link)]).toEqual([link, null]);
});

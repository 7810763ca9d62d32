import type { OverlayOptions } from 'sharp';
import sharp from '@/lib/platform/sharp';
import type { Site } from '@/lib/content';
import {
  galleryPictures,
  heroPicture,
  pickFor,
  pictureOf,
  widePictures,
} from '@/lib/content/domain/choose-picture';
import { CARD } from '@/lib/site/seo/page-metadata';
import { pageName, type SitePage } from '@/lib/site/pages/page-registry';
import { cut, isRightToLeft } from '@/lib/platform/text';
import { GRAPHIC_CONTRAST, isDark, mix, readable } from '@/lib/platform/colour';
import { themeVariables } from '@/lib/site/theme/theme';
import { drawText, type Drawn } from './draw-text';
import { readPicture } from './read-picture';

const MARGIN = 72;
const GAP = 40;
const PHOTO = 440;
const TEXT_WIDTH = CARD.width - PHOTO - 2 * MARGIN;
const NAME_HEIGHT = 270;
const PILL = { height: 76, padding: 34 };

const pictureFor = (site: Site, page: SitePage): string | null => {
  if (page.kind === 'service' && pictureOf(page.service)) return pictureOf(page.service);
  if (page.kind === 'project' && page.project.pictures[0]) return page.project.pictures[0];
  if (page.kind === 'gallery') return galleryPictures(site)[0] ?? heroPicture(site);
  return page.kind === 'home'
    ? heroPicture(site)
    : (pickFor(page.path, widePictures(site)) ?? heroPicture(site));
};

const photoOf = async (link: string | null): Promise<Buffer | null> => {
  const file = link === null ? null : await readPicture(link);
  return (
    file &&
    sharp(file, { limitInputPixels: 80_000_000 })
      .rotate()
      .resize({ width: PHOTO, height: CARD.height, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
      .catch(() => null)
  );
};

const ground = (main: string, edge: string, hasPhoto: boolean) => {
  const towards = isDark(main) ? '#ffffff' : '#000000';
  const left = CARD.width - PHOTO;
  const circle = (radius: number, fill: string) =>
    `<circle cx="1200" cy="630" r="${radius}" fill="${fill}"/>`;
  const shapes = hasPhoto
    ? ''
    : `<g>
        <rect x="${left}" width="${PHOTO}" height="630" fill="${mix(towards, main, 0.06)}"/>
        ${circle(400, mix(towards, main, 0.12))}
        ${circle(270, mix(towards, main, 0.2))}
        ${circle(140, edge)}
      </g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
      <rect width="1200" height="630" fill="${main}"/>
      ${shapes}
      <rect x="${left - 10}" width="10" height="630" fill="${edge}"/>
    </svg>`,
  );
};

const pill = (width: number, colour: string, outline: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${PILL.height}">
      <rect x="1.5" y="1.5" width="${width - 3}" height="${PILL.height - 3}" rx="20"
        fill="${colour}" stroke="${outline}" stroke-width="3"/>
    </svg>`,
  );

/** Left-aligned, or right-aligned for right-to-left text. */
const place = ({ data, width }: Drawn, text: string, top: number): OverlayOptions => ({
  input: data,
  left: isRightToLeft(text) ? MARGIN + TEXT_WIDTH - width : MARGIN,
  top,
});

type Theme = ReturnType<typeof themeVariables>;

/** The business and the page's title, centred as one block in `space` pixels below the margin. */
const textLayers = async (
  site: Site,
  page: SitePage,
  theme: Theme,
  space: number,
): Promise<OverlayOptions[]> => {
  const colour = theme['--on-main'] ?? '';
  const name = cut(site.name, 120);
  const about = cut(page.kind === 'home' ? (site.slogans.hero ?? '') : pageName(site, page), 90);
  const title = await drawText({
    text: name,
    face: 'display',
    colour,
    sizes: [84, 72, 62, 54, 46, 38],
    width: TEXT_WIDTH,
    height: NAME_HEIGHT,
  });
  const subtitle = await drawText({
    text: about,
    face: 'body',
    colour: theme['--accent-on-main'] ?? colour,
    sizes: [40, 36, 32, 28],
    width: TEXT_WIDTH,
    height: 100,
  });
  const height = (title?.height ?? 0) + (subtitle ? subtitle.height + GAP : 0);
  const top = MARGIN + Math.max(0, Math.round((space - height) / 2));
  return [
    ...(title ? [place(title, name, top)] : []),
    ...(subtitle ? [place(subtitle, about, top + (title?.height ?? 0) + GAP)] : []),
  ];
};

/** The first phone, set like a button at the bottom. */
const phoneLayers = async ({ phones: [phone] }: Site, theme: Theme): Promise<OverlayOptions[]> => {
  const [main, button] = [theme['--main'] ?? '', theme['--button'] ?? ''];
  const number =
    phone &&
    (await drawText({
      text: phone.display,
      face: 'body',
      colour: theme['--on-button'] ?? '',
      sizes: [38, 32, 26],
      width: TEXT_WIDTH - 2 * PILL.padding,
      height: PILL.height - 20,
    }));
  if (!number) return [];
  const top = CARD.height - MARGIN - PILL.height;
  const outline = readable(button, [main], GRAPHIC_CONTRAST);
  return [
    { input: pill(number.width + 2 * PILL.padding, button, outline), left: MARGIN, top },
    {
      input: number.data,
      left: MARGIN + PILL.padding,
      top: top + Math.round((PILL.height - number.height) / 2),
    },
  ];
};

/**
 * The Open Graph picture of a page, a PNG of 1200 x 630: business, page title (Home: slogan) and phone,
 * beside the page's photograph when it can be read.
 */
export const socialCard = async (site: Site, page: SitePage): Promise<Buffer> => {
  const theme = themeVariables(site.colours);
  const main = theme['--main'] ?? '';
  const edge = readable(theme['--secondary'] ?? theme['--button'] ?? '', [main], GRAPHIC_CONTRAST);

  const photo = await photoOf(pictureFor(site, page));
  const phone = await phoneLayers(site, theme);
  const space = CARD.height - 2 * MARGIN - (phone.length > 0 ? PILL.height + 30 : 0);
  const texts = await textLayers(site, page, theme, space);
  return sharp(ground(main, edge, photo !== null))
    .composite([...(photo ? [{ input: photo, left: CARD.width - PHOTO, top: 0 }] : []), ...texts, ...phone])
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 2 })
    .toBuffer();
};

import type { OverlayOptions } from 'sharp';
import sharp from '@/lib/platform/sharp';
import { mainPhone } from '@/lib/content/business/business';
import type { Site } from '@/lib/content';
import { CARD } from './card-size';
import { definitionOf, pageName, type SitePage } from '@/lib/site/pages/site-pages';
import { cut, initialOf, isRightToLeft } from '@/lib/platform/text';
import { GRAPHIC_CONTRAST, isDark, mix, readable } from '@/lib/platform/colour';
import { themeVariables } from '@/lib/site/theme/theme';
import { drawText, type Drawn } from './draw-text';
import { lookPictures, type LookPictures } from './look-pictures';
import { plateArt, plateBox, plateFit } from './plate-art';
import { readPicture } from './read-picture';
import { tradeDrawing } from './trade-icon';

const MARGIN = 72;
const GAP = 40;
const PHOTO = 440;
const TEXT_WIDTH = CARD.width - PHOTO - 2 * MARGIN;
const NAME_HEIGHT = 270;
const PILL = { height: 76, padding: 34 };

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

const LEFT = CARD.width - PHOTO;

const ground = (site: Site, main: string, edge: string, hasPhoto: boolean) => {
  const towards = isDark(main) ? '#ffffff' : '#000000';
  const [ground, faint, strong] = [0.06, 0.12, 0.2].map((share) => mix(towards, main, share)) as [
    string,
    string,
    string,
  ];
  const plate = { faint, strong, accent: edge, drawing: tradeDrawing(site), seed: site.name };
  const art = hasPhoto
    ? ''
    : `<rect x="${LEFT}" width="${PHOTO}" height="630" fill="${ground}"/>
      <svg x="${LEFT}" width="${PHOTO}" height="630" viewBox="${plateBox.viewBox}"
        preserveAspectRatio="${plateFit(site.look)}">${plateArt(site.look, plate)}</svg>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
      <rect width="1200" height="630" fill="${main}"/>
      ${art}
      <rect x="${LEFT - 10}" width="10" height="630" fill="${edge}"/>
    </svg>`,
  );
};

/** The initial stands in the middle of a plate without a drawing. */
const initialLayer = async (site: Site, look: LookPictures, colour: string): Promise<OverlayOptions[]> => {
  if (tradeDrawing(site)) return [];
  const size = { width: PHOTO, height: CARD.height };
  const letter = await drawText({
    text: initialOf(site.name),
    face: look.display,
    colour,
    sizes: [220],
    ...size,
  });
  if (!letter) return [];
  const left = LEFT + Math.round((PHOTO - letter.width) / 2);
  return [{ input: letter.data, left, top: Math.round((CARD.height - letter.height) / 2) }];
};

const pill = (width: number, colour: string, outline: string, corner: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${PILL.height}">
      <rect x="1.5" y="1.5" width="${width - 3}" height="${PILL.height - 3}" rx="${corner}"
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

/** Business and page, centred as one block in `space` pixels below the margin. */
const textLayers = async (
  name: string,
  about: string,
  look: LookPictures,
  theme: Theme,
  space: number,
): Promise<OverlayOptions[]> => {
  const colour = theme['--on-main'] ?? '';
  const title = await drawText({
    text: name,
    face: look.display,
    colour,
    sizes: [84, 72, 62, 54, 46, 38],
    width: TEXT_WIDTH,
    height: NAME_HEIGHT,
  });
  const subtitle = await drawText({
    text: about,
    face: look.body,
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

const phoneLayers = async ({ phones }: Site, look: LookPictures, theme: Theme): Promise<OverlayOptions[]> => {
  const [main, button] = [theme['--main'] ?? '', theme['--button'] ?? ''];
  const phone = mainPhone(phones);
  const number =
    phone &&
    (await drawText({
      text: phone.display,
      face: look.body,
      colour: theme['--on-button'] ?? '',
      sizes: [38, 32, 26],
      width: TEXT_WIDTH - 2 * PILL.padding,
      height: PILL.height - 20,
    }));
  if (!number) return [];
  const top = CARD.height - MARGIN - PILL.height;
  const outline = readable(button, [main], GRAPHIC_CONTRAST);
  return [
    { input: pill(number.width + 2 * PILL.padding, button, outline, look.buttonCorner), left: MARGIN, top },
    {
      input: number.data,
      left: MARGIN + PILL.padding,
      top: top + Math.round((PILL.height - number.height) / 2),
    },
  ];
};

/** The Open Graph picture, a PNG of 1200 x 630: business, page title (Home: slogan), phone, photograph. */
export const socialCard = async (page: SitePage): Promise<Buffer> => {
  const { site } = page;
  const { picture, title = pageName(page) } = definitionOf(page).card(page);
  const theme = themeVariables(site.colours);
  const look = lookPictures[site.look];
  const main = theme['--main'] ?? '';
  const edge = readable(theme['--secondary'] ?? theme['--button'] ?? '', [main], GRAPHIC_CONTRAST);

  const photo = await photoOf(picture);
  const phone = await phoneLayers(site, look, theme);
  const space = CARD.height - 2 * MARGIN - (phone.length > 0 ? PILL.height + 30 : 0);
  const texts = await textLayers(cut(site.name, 120), cut(title, 90), look, theme, space);
  const beside = photo
    ? [{ input: photo, left: LEFT, top: 0 }]
    : await initialLayer(site, look, theme['--on-main'] ?? '');
  return sharp(ground(site, main, edge, photo !== null))
    .composite([...beside, ...texts, ...phone])
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 2 })
    .toBuffer();
};

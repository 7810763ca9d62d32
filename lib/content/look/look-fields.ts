import { field, group, kind, textOrNull } from '@/lib/content/fields/field';
import { colour, lowerCased } from '@/lib/content/fields/text-kinds';
import { z } from 'zod';
import { lookNames } from '@/lib/content/look/looks';

const colourOf = (what: string, example: string) =>
  field(colour, what, {
    without: `${example}.`,
    example,
  });

export const styles = field(
  group({
    mainColor: colourOf('The main color: header bars, dark sections.', '#1d4457'),
    secondaryColor: colourOf('The accent color.', '#b4532a'),
    thirdColor: colourOf('The light background of every other section.', '#f3f1ec'),
    headingTextColor: colourOf('The color of headings.', '#12262f'),
    paragraphTextColor: colourOf('The color of texts.', '#46545b'),
    bgFooter: colourOf('The background of the footer.', '#0f232d'),
    btn: colourOf('The background of buttons.', '#b4532a'),
    btnHover: colourOf('The background of a button under the pointer.', '#97431f'),
    scrollColor: colourOf('The scroll progress bar.', '#b4532a'),
    iconsMenuMovil: colourOf('The icon of the phone menu.', '#12262f'),
    overlayColor: colourOf('What lies over pictures behind texts.', 'rgba(10, 25, 32, 0.62)'),
  }),
  'The colors of every page. A color that could not be read in its place is made lighter or darker.',
);

const lookName = kind(
  z.preprocess(lowerCased, z.enum(lookNames, `is none of ${lookNames.join(', ')}`).nullable()),
  'look',
  { type: textOrNull },
);

export const look = field(
  lookName,
  'How the site is drawn. With a look, colours that `styles` does not name are made from the main colour.',
  { shows: 'Every page, icons, pictures of shared links.', without: '`classic`.', example: 'journal' },
);

import type { Site } from '@/lib/content/record/site';
import { colourFields, themeColours, type ThemeColour } from '@/lib/content/look/looks';
import { difference, opaque } from '@/lib/platform/colour';
import { shownColours } from '@/lib/site/theme/theme';
import type { Place, Rules } from './rule';

/** CIEDE2000; nobody sees a smaller difference. */
const JUST_NOTICEABLE = 2;

/** The places of colours that are changed where nobody could read them. */
const parts: Partial<Record<ThemeColour, string>> = {
  main: 'links and light buttons (backgrounds keep it)',
  secondary: 'small headings, icons and stars',
  third: 'light backgrounds of sections',
  heading: 'headings',
  paragraph: 'paragraphs',
  scroll: 'the scroll bar at the top',
  mobileMenu: 'the menu button on phones',
};

const fieldOf = (colour: ThemeColour) => `styles.${colourFields[colour]}`;

const changedColours = ({ colours }: Site): Place[] => {
  const used = shownColours(colours);
  return themeColours.flatMap((colour) => {
    const [field, written, shown] = [fieldOf(colour), colours[colour], used[colourFields[colour]]];
    const where = parts[colour];
    if (written === null || shown === undefined || where === undefined) return [];
    const asked = opaque(written);
    if (difference(asked, shown) < JUST_NOTICEABLE) return [];
    return [{ field, shown: `${field}: asked ${asked}, shown ${shown} in ${where}` }];
  });
};

export const colourRules: Rules = {
  'color-changed': ({ site }) => changedColours(site),
  'default-colors': ({ site }) => Object.values(site.colours).every((colour) => colour === null),
};

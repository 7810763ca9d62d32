import type { Site } from '@/lib/content/record/site';
import { colourFields, themeColours, type ThemeColour } from '@/lib/content/look/looks';
import { difference, opaque } from '@/lib/platform/colour';
import { defaultColours, shownColours } from '@/lib/site/theme/theme';
import { valueAt } from '@/lib/content/record/record-help';
import { isBlank, type Answer, type Rules } from './rule';

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

/** The colours of buttons and small headings, which a business has seldom chosen unless it has named them. */
const accents: [colour: ThemeColour, where: string][] = [
  ['secondary', 'small headings and icons'],
  ['button', 'buttons'],
  ['buttonHover', 'buttons under the pointer'],
];

const fieldOf = (colour: ThemeColour) => `styles.${colourFields[colour]}`;

/** @param shownOf the colour shown for a colour that the record does not name; null or false: not reported */
const unnamedAccents = (record: unknown, shownOf: (colour: ThemeColour) => string | null | false): Answer[] =>
  accents.map(([colour, where]) => {
    const [field, shown] = [fieldOf(colour), shownOf(colour)];
    return (
      shown &&
      isBlank(valueAt(record, field)) && {
        field,
        shown: `${field} is not set: ${where} are ${opaque(shown)}`,
      }
    );
  });

const changedColours = ({ colours }: Site): Answer[] => {
  const used = shownColours(colours);
  return themeColours.map((colour) => {
    const [field, written, shown] = [fieldOf(colour), colours[colour], used[colourFields[colour]]];
    const where = parts[colour];
    if (written === null || shown === undefined || where === undefined) return null;
    const asked = opaque(written);
    const isNoticed = difference(asked, shown) >= JUST_NOTICEABLE;
    return isNoticed && { field, shown: `${field}: asked ${asked}, shown ${shown} in ${where}` };
  });
};

export const colourRules: Rules = {
  'color-changed': ({ site }) => changedColours(site),
  'default-colors': ({ site }) => Object.values(site.colours).every((colour) => colour === null),
  'default-accent': ({ site: { colours }, record }) =>
    Object.values(colours).some((colour) => colour !== null) &&
    unnamedAccents(record, (colour) => colours[colour] === null && defaultColours[colour]),
  'look-colors': ({ site: { colours }, record }) => unnamedAccents(record, (colour) => colours[colour]),
};

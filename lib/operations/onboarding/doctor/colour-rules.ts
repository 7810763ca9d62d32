import type { Site } from '@/lib/content/record/site';
import type { ThemeColour } from '@/lib/content/look/looks';
import { difference, opaque } from '@/lib/platform/colour';
import { defaultColours, themeVariables } from '@/lib/site/theme/theme';
import { valueAt } from '@/lib/content/record/record-help';
import { isBlank, type Place, type Rules } from './rule';

/** CIEDE2000; nobody sees a smaller difference. */
const JUST_NOTICEABLE = 2;

type Part = { variable: `--${string}`; where: string; field: string };

/** The places where each colour is a text or the background of a text. */
const parts: Partial<Record<ThemeColour, Part>> = {
  main: {
    variable: '--main-ink',
    where: 'links and light buttons (backgrounds keep it)',
    field: 'styles.mainColor',
  },
  secondary: {
    variable: '--secondary-ink',
    where: 'small headings, icons and stars',
    field: 'styles.secondaryColor',
  },
  third: { variable: '--tint', where: 'light backgrounds of sections', field: 'styles.thirdColor' },
  heading: { variable: '--heading', where: 'headings', field: 'styles.headingTextColor' },
  paragraph: { variable: '--paragraph', where: 'paragraphs', field: 'styles.paragraphTextColor' },
  scroll: { variable: '--scroll', where: 'the scroll bar at the top', field: 'styles.scrollColor' },
  mobileMenu: {
    variable: '--mobile-menu',
    where: 'the menu button on phones',
    field: 'styles.iconsMenuMovil',
  },
};

/** The colours of buttons and small headings, which a business has seldom chosen unless it has named them. */
const accents: [colour: ThemeColour, field: string, where: string][] = [
  ['secondary', 'styles.secondaryColor', 'small headings and icons'],
  ['button', 'styles.btn', 'buttons'],
  ['buttonHover', 'styles.btnHover', 'buttons under the pointer'],
];

/** @param shownOf what is shown in place of a colour that the record does not name, if it is to be told */
const unnamedAccents = (record: unknown, shownOf: (colour: ThemeColour) => string | null | false): Place[] =>
  accents.flatMap(([colour, field, where]) => {
    const shown = shownOf(colour);
    if (!shown || !isBlank(valueAt(record, field))) return [];
    return [{ field, shown: `${field} is not set: ${where} are ${opaque(shown)}` }];
  });

const changedColours = ({ colours }: Site): Place[] => {
  const used = themeVariables(colours);
  return Object.entries(parts).flatMap(([colour, { variable, where, field }]) => {
    const written = colours[colour as ThemeColour];
    const shown = used[variable];
    if (written === null || shown === undefined) return [];
    const asked = opaque(written);
    if (difference(asked, shown) < JUST_NOTICEABLE) return [];
    return [{ field, shown: `${field}: asked ${asked}, shown ${shown} in ${where}` }];
  });
};

export const colourRules: Rules = {
  'color-changed': ({ site }) => changedColours(site),
  'default-colors': ({ site }) => Object.values(site.colours).every((colour) => colour === null),
  'default-accent': ({ site: { colours }, record }) =>
    Object.values(colours).some((colour) => colour !== null)
      ? unnamedAccents(record, (colour) => colours[colour] === null && defaultColours[colour])
      : [],
  'look-colors': ({ site: { colours }, record }) => unnamedAccents(record, (colour) => colours[colour]),
};

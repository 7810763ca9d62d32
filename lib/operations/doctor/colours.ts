import { opaque } from '@/lib/platform/colour';
import type { Site, ThemeColour } from '@/lib/content/domain/site';
import { themeVariables } from '@/lib/site/theme/theme';
import type { Finding } from './finding';

type Variable = keyof ReturnType<typeof themeVariables>;

/** Where each color of the record is used as text or as a background for text. */
const shownAs: [colour: ThemeColour, variable: Variable, field: string][] = [
  ['main', '--main-ink', 'styles.mainColor'],
  ['secondary', '--secondary-ink', 'styles.secondaryColor'],
  ['third', '--tint', 'styles.thirdColor'],
  ['heading', '--heading', 'styles.headingTextColor'],
  ['paragraph', '--paragraph', 'styles.paragraphTextColor'],
  ['scroll', '--scroll', 'styles.scrollColor'],
  ['mobileMenu', '--mobile-menu', 'styles.iconsMenuMovil'],
];

/** Colors of the record without enough contrast, with the ones that are shown instead. */
export const changedColours = ({ colours }: Pick<Site, 'colours'>): Finding[] => {
  const given = themeVariables(colours);
  return shownAs.flatMap(([colour, variable, field]) => {
    const asked = colours[colour];
    const shown = given[variable];
    return asked === null || shown === undefined || opaque(asked) === shown
      ? []
      : [
          {
            severity: 'note' as const,
            code: 'color-changed',
            field,
            text:
              `${field}: asked ${asked}, shown ${shown}, because the color that was asked for ` +
              'has too little contrast where it is used.',
          },
        ];
  });
};

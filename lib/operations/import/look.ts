import { converter, parse } from 'culori';
import postcss from 'postcss';
import { type LookName, lookNames } from '@/lib/content/look/looks';
import { isColour } from '@/lib/platform/colour';
import { attribute, first } from './dom';
import { type Claim, Findings, placeOf, tally } from './findings';
import type { OldSite } from './read-site';

const toOklch = converter('oklch');
/** Greys and colours near white or black are no colour of a business. */
const isOwn = (colour: string): boolean => {
  const { l, c } = toOklch(parse(colour)) ?? { l: 0, c: 0 };
  return c > 0.05 && l > 0.2 && l < 0.85;
};

const SELECTOR = /\b(?:btn|button|cta)\b|header|navbar|\.nav\b|brand|^a$|^:root$|theme/i;
const MAX_CSS = 400_000;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]{3,40}\)/gi;

/** The main colour: `theme-color`, else the commonest colour of buttons, header and the theme's variables. */
export const mainColourOf = ({ pages: [home], styles }: OldSite, findings: Findings): string | null => {
  if (!home) return null;
  const claims: Claim[] = [];
  const meta = first('meta[name="theme-color"]', home.document);
  if (meta)
    claims.push({ value: attribute(meta, 'content'), place: placeOf(home, 'meta[theme-color]'), weight: 4 });
  for (const css of styles)
    try {
      postcss
        .parse(css.slice(0, MAX_CSS))
        .walkDecls(/^(?:background(?:-color)?|--.*(?:primary|accent|brand|main).*)$/, (declaration) => {
          const { parent, value, prop } = declaration;
          const selector = parent && 'selector' in parent ? `${parent.selector}` : '';
          if (!SELECTOR.test(selector) && !prop.startsWith('--')) return;
          for (const [colour] of value.matchAll(COLOUR))
            claims.push({
              value: colour.toLowerCase(),
              place: { page: home.url.href, where: `${selector} { ${prop} }` },
              weight: /btn|button|cta/i.test(selector) || prop.startsWith('--') ? 2 : 1,
            });
        });
    } catch {
      continue;
    }
  const [best] = tally(
    claims.filter(({ value }) => isColour(value) && isOwn(value)),
    (value) => value,
  );
  if (best) findings.keep('main colour', best.value, best.places.slice(0, 3), false);
  return best?.value ?? null;
};

const looks: [LookName, RegExp][] = [
  [
    'studio',
    /photographer|architect|interior|salon|spa|beauty|tattoo|yoga|florist|restaurant|cafe|bakery|caterer/,
  ],
  [
    'journal',
    /lawyer|notary|accountant|financial|insurance|dentist|doctor|clinic|therapist|vet|funeral|real estate|tutor|music/,
  ],
  ['poster', /roofer|contractor|mover|mechanic|body shop|towing|junk|tree|gym|martial|mason|fencing|garage/],
];

/** A look by trade; one that lives of pictures only when the site has some. */
export const lookOf = (trade: string | null, pictures: number, fallback: LookName): LookName => {
  const [named] = looks.find(([, pattern]) => trade !== null && pattern.test(trade)) ?? [];
  const usable = named === 'studio' && pictures < 3 ? 'classic' : named;
  return usable && lookNames.includes(usable) ? usable : fallback;
};

import { converter, parse } from 'culori';
import postcss from 'postcss';
import { type LookName, lookNames } from '@/lib/content/look/looks';
import { isColour } from '@/lib/platform/colour';
import { vocabulary, wordsOf } from '../page/words';
import { candidateFor } from './evidence';
import { type Facts, metasOf } from './site-facts';

const looks: Partial<Record<LookName, string[]>> = vocabulary.looks;
const toOklch = converter('oklch');
/** Greys and colours near white or black are no colour of a business. */
const isOwn = (colour: string): boolean => {
  const { l, c } = toOklch(parse(colour)) ?? { l: 0, c: 0 };
  return c > 0.05 && l > 0.2 && l < 0.85;
};

const PROPERTY = /^(?:background(?:-color)?|--.*(?:primary|accent|brand|main).*)$/;
const SELECTOR = /btn|button|\bcta\b|header|navbar|\.nav\b|brand|^a$|^:root$|theme/i;
const MAX_CSS = 400_000;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]{3,40}\)/gi;

/** The main colour: `theme-color`, else the commonest colour of buttons, header and the theme's variables. */
export const findMainColour = ({ home, styles, findings }: Facts): string | null => {
  const colourFrom = candidateFor('styles.mainColor');
  const found = metasOf(home, 'meta[name="theme-color"]').map(({ text, at }) => colourFrom('meta', text, at));
  for (const { css } of styles.filter(({ isOwn }) => isOwn))
    try {
      postcss.parse(css.slice(0, MAX_CSS)).walkDecls(PROPERTY, ({ parent, value, prop }) => {
        const { selector = '' } = parent as { selector?: string };
        const isVariable = prop.startsWith('--');
        if (!SELECTOR.test(selector) && !isVariable) return;
        const place = { page: home.url.href, where: `${selector} { ${prop} }` };
        const from = isVariable || /btn|button|cta/i.test(selector) ? 'button' : 'surface';
        for (const [colour] of value.matchAll(COLOUR))
          found.push(colourFrom(from, colour.toLowerCase(), place));
      });
    } catch {
      continue;
    }
  const own = found.filter(({ value }) => isColour(value) && isOwn(value));
  return findings.decide('styles.mainColor', own)[0] ?? null;
};

/** A look by trade; a look that lives of pictures only when the site has some. */
export const lookOf = (trade: string | null, pictures: number, fallback: LookName): LookName => {
  const fits = (look: LookName) => trade !== null && wordsOf(looks[look] ?? []).test(trade);
  const named = lookNames.find((look) => look in looks && fits(look)) ?? fallback;
  return named === 'studio' && pictures < 3 ? 'classic' : named;
};

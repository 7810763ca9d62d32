import { iso31662 } from 'iso-3166';
import others from './other-names.json' with { type: 'json' };
import { spelling } from './spelling';

/** Finds a state's code by the code, the English name in ISO 3166-2 or another name: 'Calif.', 'PEI'. */
const lookUpIn = (country: 'AU' | 'CA' | 'US') => {
  const prefix = `${country}-`;
  const codes = new Map([
    ...Object.entries<string>(others.states[country]).flatMap(([code, texts]) =>
      texts.split(' ').map((text) => [text, code] as const),
    ),
    ...iso31662
      .filter(({ code }) => code.startsWith(prefix))
      .flatMap(({ code, name }) =>
        [code.slice(prefix.length), name].map((text) => [spelling(text), code.slice(prefix.length)] as const),
      ),
  ]);
  return (text: string): string | null => codes.get(spelling(text)) ?? null;
};

export const provinceOf = lookUpIn('CA');
export const australianStateOf = lookUpIn('AU');

/** The state of a code, a name or an abbreviation: 'IL', 'Illinois', 'Ill.'. */
export const usStateOf = lookUpIn('US');

/** True for the code of a state of one of these countries: 'ON' in the United States too. */
export const isStateCode = (text: string): boolean =>
  /^[A-Z]{2,3}$/.test(text) && [provinceOf, australianStateOf, usStateOf].some((codeOf) => codeOf(text));

/** True for the name of a member of ISO 3166-2. */
export const isSubdivision = (text: string, country: string): boolean =>
  iso31662.some(({ code, name }) => code.startsWith(`${country}-`) && spelling(name) === spelling(text));

const PART =
  /^(?:north|south|east|west|central|upstate|coastal|middle|upper|lower)(?:ern)?(?:[- ]?(?:east|west)(?:ern)?)? /i;

/** True for the name of a state or of a part of it, such as 'Northern Virginia'; of `state` when given. */
export const isPartOfState = (text: string, state?: string | null): boolean => {
  const name = [text, text.replace(PART, '')].find((part) => part.length > 3 && usStateOf(part) !== null);
  return name !== undefined && (!state || usStateOf(name) === state);
};

import { iso31662 } from 'iso-3166';

const spelling = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

/** Codes of states by code, by English name in ISO 3166-2, and by `others`: 'CA calif cal, CO colo'. */
const lookUpIn = (country: string, others = '') => {
  const prefix = `${country}-`;
  const codes = new Map([
    ...others.split(', ').flatMap((row) => {
      const [code = '', ...texts] = row.split(' ');
      return texts.map((text) => [text, code] as const);
    }),
    ...iso31662
      .filter(({ code }) => code.startsWith(prefix))
      .flatMap(({ code, name }) =>
        [code.slice(prefix.length), name].map((text) => [spelling(text), code.slice(prefix.length)] as const),
      ),
  ]);
  return (text: string): string | null => codes.get(spelling(text)) ?? null;
};

export const provinceOf = lookUpIn(
  'CA',
  'AB alta, MB man, NL nfld newfoundland nf, ON ont, PE pei, QC que pq, SK sask',
);

export const australianStateOf = lookUpIn('AU', 'TAS tassie');

const abbreviations =
  'AL ala, AZ ariz, AR ark, CA calif cal, CO colo, CT conn, DE del, FL fla, IL ill, IN ind, KS kan kans, ' +
  'MA mass, MI mich, MN minn, MS miss, MT mont, NE neb nebr, NV nev, NM nmex, OK okla, OR ore oreg, ' +
  'PA penn penna, TN tenn, TX tex, WA wash, WV wva, WI wis wisc, WY wyo';

/** The state of a code, a name or an abbreviation: 'IL', 'Illinois', 'Ill.'. */
export const usStateOf = lookUpIn('US', abbreviations);

const PART = /^(?:north|south|east|west|central|upstate|coastal)(?:ern)?(?:[- ]?(?:east|west)(?:ern)?)? /i;

/** True for the name of a state or of a part of it, such as 'Northern Virginia'; of `state` when given. */
export const isPartOfState = (text: string, state?: string | null): boolean => {
  const name = [text, text.replace(PART, '')].find((part) => part.length > 3 && usStateOf(part) !== null);
  return name !== undefined && (!state || usStateOf(name) === state);
};

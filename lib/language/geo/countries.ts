import { iso31661 } from 'iso-3166';

/** Names that neither ISO 3166 nor CLDR has. The nations of the United Kingdom stand for it. */
const otherNames: Record<string, string> = {
  GB: 'uk, great britain, britain, england, scotland, wales, cymru, northern ireland, inglaterra, escocia, gales',
  IE: 'eire, republic of ireland, rep of ireland, roi',
  AU: 'aust',
  NZ: 'n z, aotearoa, aotearoa new zealand',
  US: 'united states of america, the states, america, estados unidos de america, ee uu, eeuu',
};

/** Comparable spelling: without accents, dots, "the" and capitals. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/^(?:the|la|el) /, '')
    .trim();

let codes: Map<string, string> | null = null;

const codesByName = (): Map<string, string> => {
  const displayNames = ['en', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return new Map(
    iso31661.flatMap(({ alpha2, alpha3, name }) =>
      [
        ...displayNames.map((names) => names.of(alpha2) ?? ''),
        ...(otherNames[alpha2]?.split(', ') ?? []),
        alpha2,
        alpha3,
        name,
      ].map((text) => [bare(text), alpha2] as const),
    ),
  );
};

/** The ISO 3166-1 alpha-2 code of a name in English or Spanish or of a code: "GBR", "England"; else null. */
export const countryNamed = (text: string): string | null => {
  codes ??= codesByName();
  return codes.get(bare(text)) ?? null;
};

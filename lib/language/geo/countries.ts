import { iso31661 } from 'iso-3166';
import others from './other-names.json' with { type: 'json' };
import { spelling } from './spelling';

/** Names that neither ISO 3166 nor CLDR has; the nations of the United Kingdom are names of GB. */
const otherNames: Record<string, string> = others.countries;

const bare = (text: string): string =>
  spelling(text)
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

import { trades } from '@/lib/content/business/trades';
import type { KindName } from '@/lib/content/fields/field';
import kinds from '@/lib/content/fields/kinds.json' with { type: 'json' };
import { linkKinds, linkPlaces } from '@/lib/content/links/site-links';
import { lookNames } from '@/lib/content/look/looks';
import { blockTypes } from '@/lib/content/pages/free-pages';
import { languages } from '@/lib/language/i18n/languages';

const quoted = (words: readonly string[]) => words.map((word) => `\`${word}\``);

/** The words that `{name}` stands for in kinds.json. */
const lists: Record<string, string> = {
  languages: quoted(languages).join(' or '),
  linkKinds: quoted(linkKinds).join(', '),
  linkPlaces: quoted(linkPlaces).join(', '),
  looks: quoted(lookNames).join(', '),
  blockTypes: quoted(blockTypes).join(', '),
  trades: quoted(trades.map(({ trade }) => `${trade.names?.en}`)).join(', '),
};

/** Accepted values of each kind, for docs/content-record.md and the doctor. */
export const kindDescriptions = Object.fromEntries(
  Object.entries(kinds).map(([kind, text]) => [
    kind,
    text.replace(/\{(\w+)\}/g, (_, list: string) => lists[list] ?? ''),
  ]),
) as Record<KindName, string>;

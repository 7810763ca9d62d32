import type { Site } from './site';
import { tradeNamed } from '@/lib/content/business/trades';
import type { WireRecord } from './wire-record';
import type { OwnWords } from '@/lib/language/i18n/own-words';
import { uniqueDestinations, type LeadDestination } from '@/lib/content/settings/lead-destination';
import { compact, compactMap } from '@/lib/content/fields/compact';
import { toReviews } from '@/lib/content/reviews/to-reviews';

type Options = WireRecord['options'];

const toWords = (words: NonNullable<Options>['words'] | undefined): OwnWords =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([, text]) => text !== null));

const toVideoFacts = (options: Options): Site['videoFacts'] =>
  Object.fromEntries(
    compactMap(options?.videos, ({ video, title, date }) => (video ? [video, { title, date }] : null)),
  );

/** '+' follows the number directly, 'min' after a space. */
const toUnit = (unit: string | null): string =>
  unit && /^\p{L}/u.test(unit) ? `\u00a0${unit}` : (unit ?? '');

const toCounters = (counters: NonNullable<Options>['counters'] | undefined): Site['counters'] =>
  counters
    ? compactMap(counters, ({ value, unit, label }) =>
        value !== null && label ? { value, unit: toUnit(unit), label } : null,
      )
    : null;

const toSearch = (search: NonNullable<Options>['search'] | undefined): Site['search'] => ({
  localTitles: search?.titles === 'local',
  pages: Object.fromEntries(
    Object.entries(search?.pages ?? {}).flatMap(([path, texts]) => (texts ? [[path, texts]] : [])),
  ),
});

const toDeliverTo = (options: Options): LeadDestination[] =>
  uniqueDestinations(
    compact(options?.deliverTo).flatMap(({ webhook, mail }): LeadDestination[] => [
      ...(webhook ? [{ webhook }] : []),
      ...(mail ? [{ mail }] : []),
    ]),
  );

type SiteOptions = Pick<
  Site,
  | 'trade'
  | 'words'
  | 'popup'
  | 'secondForm'
  | 'measureSpeed'
  | 'counters'
  | 'search'
  | 'videoFacts'
  | 'priceRange'
  | 'ownReviews'
  | 'confirmationMail'
  | 'deliverTo'
>;

export const toOptions = (options: Options): SiteOptions => ({
  trade: options?.trade ? tradeNamed(options.trade) : null,
  words: toWords(options?.words),
  popup: options?.popup !== false,
  secondForm: options?.secondForm !== false,
  measureSpeed: options?.measureSpeed !== false,
  counters: toCounters(options?.counters),
  search: toSearch(options?.search),
  videoFacts: toVideoFacts(options),
  priceRange: options?.priceRange ?? null,
  ownReviews: toReviews(options?.reviews),
  confirmationMail: options?.confirmationMail !== false,
  deliverTo: toDeliverTo(options),
});

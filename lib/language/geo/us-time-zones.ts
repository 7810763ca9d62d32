import { parseAddress } from './postal-address';
import { usStateOf } from './regions';

/**
 * States and ZIP areas (first 3 digits) with one time zone. Without Arizona, whose Navajo Nation alone
 * changes clocks.
 */
const zones = {
  'America/New_York': {
    zips:
      '005 010-089 100-268 270-323 326-339 341-349 374 376 378-379 398-400 402-418 425 430-462 ' +
      '466-474 480-497',
    states: 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  },
  'America/Chicago': {
    zips:
      '325 350-367 369-372 375 380-384 386-397 420-424 464 477 500-567 570-574 580-584 600-629 ' +
      '630-658 660-676 679-689 700-738 740-797',
    states: 'AR IA IL LA MN MO MS OK WI',
  },
  'America/Denver': {
    zips: '577 590-599 693 799-816 820-834 837 840-847 870-885',
    states: 'CO MT NM UT WY',
  },
  'America/Phoenix': {
    zips: '850-853 855-857 863',
    states: '',
  },
  'America/Los_Angeles': {
    zips: '889-891 894-895 897 900-961 970-977 980-994',
    states: 'CA WA',
  },
  'Pacific/Honolulu': {
    zips: '968',
    states: 'HI',
  },
  'America/Puerto_Rico': {
    zips: '006-009',
    states: 'PR',
  },
};

const zoneByState = new Map<string, string>();
const zoneByZipArea = new Map<string, string>();
for (const [zone, { zips, states }] of Object.entries(zones)) {
  for (const state of states.split(' ').filter(Boolean)) zoneByState.set(state, zone);
  for (const range of zips.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let area = Number(first); area <= Number(last); area++)
      zoneByZipArea.set(`${area}`.padStart(3, '0'), zone);
  }
}

const COUNTRY_AT_END = /(?<![\s,])[\s,]+(?:usa|u\.s\.a?\.?|us|united states(?: of america)?)$/i;
const PUNCTUATION_AT_END = /(?<![\s,.])[\s,.]+$/;
const ZIP_AT_END = /^(.*?[^\d\s,-])[\s,]+(\d{3})\d{2}(?:-\d{4})?$/s;
const AFTER_LAST_COMMA = /,\s*([a-z][a-z ]*)$/i;

const zoneOf = (states: readonly string[], zipArea: string | undefined): string | null => {
  const byState = states
    .map((name) => zoneByState.get(usStateOf(name) ?? ''))
    .find((zone) => zone !== undefined);
  const byZip = zipArea && zoneByZipArea.get(zipArea);
  if (byState && byZip && byState !== byZip) return null;
  return byZip || byState || null;
};

/** The IANA time zone of a US address by its state and ZIP code; null when uncertain. */
export const timeZoneOfAddress = (address: string): string | null => {
  const parsed = parseAddress(address);
  if (parsed) return zoneOf([parsed.region ?? ''], parsed.postalCode?.slice(0, 3));
  const text = address.trim().replace(COUNTRY_AT_END, '').replace(PUNCTUATION_AT_END, '');
  const [, beforeZip = text, zipArea] = ZIP_AT_END.exec(text) ?? [];
  // Without a ZIP code a state must follow a comma: '1200 Washington' is a street.
  const words = beforeZip.split(/[\s,]+/);
  const states = zipArea
    ? [3, 2, 1].map((count) => words.slice(-count).join(' '))
    : [AFTER_LAST_COMMA.exec(beforeZip)?.[1] ?? ''];
  return zoneOf(states, zipArea);
};

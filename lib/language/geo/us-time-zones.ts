import { parseAddress } from './postal-address';
import { usStateOf } from './regions';
import zones from './us-time-zones.json' with { type: 'json' };

/**
 * By states and ZIP areas (first 3 digits) with one time zone. Without Arizona, whose Navajo Nation alone
 * changes clocks.
 */
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

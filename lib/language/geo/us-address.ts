import { usStateOf, type UsState } from './us-states';

export type UsAddress = { street: string | null; city: string; state: UsState; zip: string | null };

const COUNTRY = /^(usa?|u\.s\.(a\.)?|united states( of america)?|estados unidos|ee\.? ?uu\.?)$/i;
const ZIP = /^\d{5}(-\d{4})?$/;
const STATE_AND_ZIP = /^(.+?)[\s,]+(\d{5}(?:-\d{4})?)$/;
const CITY_AND_STATE_CODE = /^(.+?)\s+([A-Z]{2})$/;
const NOT_A_CITY = /\d|^(?:suite|ste|unit|apt|floor|building|bldg)\b/i;

/**
 * Parses an American address: '1200 Larimer Street, Suite 5, Denver, CO 80204'. Street and ZIP code may be
 * missing.
 * @returns null for any other form
 */
export const parseUsAddress = (text: string): UsAddress | null => {
  const parts = text
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  const endsInZip = ZIP.test(parts.at(-1) ?? '');
  const end = endsInZip ? parts.splice(-2).join(' ') : (parts.pop() ?? '');
  const [, beforeZip = end, zip = null] = STATE_AND_ZIP.exec(end) ?? [];
  // Only after a comma: otherwise a street may precede the city.
  const mayHoldCity = parts.length > 0 && !usStateOf(beforeZip);
  const [, cityBeforeCode, code = beforeZip] = (mayHoldCity && CITY_AND_STATE_CODE.exec(beforeZip)) || [];
  const state = usStateOf(code.replace(/\.$/, ''));
  const city = cityBeforeCode ?? parts.pop();
  if (!state || !city || NOT_A_CITY.test(city)) return null;
  return { street: parts.join(', ') || null, city, state, zip };
};

/** The city of an address, else the whole text. */
export const cityOrAddress = (text: string): string => parseUsAddress(text)?.city ?? text;

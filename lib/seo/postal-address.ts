import type { PostalAddress } from 'schema-dts';

const states =
  'Alabama:AL,Alaska:AK,Arizona:AZ,Arkansas:AR,California:CA,Colorado:CO,Connecticut:CT,Delaware:DE,District of Columbia:DC,Florida:FL,Georgia:GA,Hawaii:HI,Idaho:ID,Illinois:IL,Indiana:IN,Iowa:IA,Kansas:KS,Kentucky:KY,Louisiana:LA,Maine:ME,Maryland:MD,Massachusetts:MA,Michigan:MI,Minnesota:MN,Mississippi:MS,Missouri:MO,Montana:MT,Nebraska:NE,Nevada:NV,New Hampshire:NH,New Jersey:NJ,New Mexico:NM,New York:NY,North Carolina:NC,North Dakota:ND,Ohio:OH,Oklahoma:OK,Oregon:OR,Pennsylvania:PA,Puerto Rico:PR,Rhode Island:RI,South Carolina:SC,South Dakota:SD,Tennessee:TN,Texas:TX,Utah:UT,Vermont:VT,Virginia:VA,Washington:WA,West Virginia:WV,Wisconsin:WI,Wyoming:WY';
const codes = new Map(
  states.split(',').flatMap((entry) => {
    const [name = '', code = ''] = entry.split(':');
    return [
      [name.toLowerCase(), code],
      [code.toLowerCase(), code],
    ] as const;
  }),
);

const COUNTRY = /^(usa?|u\.s\.(a\.)?|united states( of america)?|estados unidos|ee\.? ?uu\.?)$/i;
const STATE_AND_ZIP = /^(.+?)[\s,]+(\d{5}(?:-\d{4})?)$/;
const NO_CITY = /\d|^(?:suite|ste|unit|apt|floor|building|bldg)\b/i;
const CITY_AND_CODE = /^(.+?)\s+([A-Z]{2})$/;

/**
 * A free-text address in its parts, when it is written as Americans do: '1200 Larimer Street, Suite 5, Denver, CO 80204'. The state
 * must be one; the street and the ZIP code may be missing. Any other text is given back as it is, which schema.org allows.
 */
export const postalAddress = (text: string): PostalAddress | string => {
  const parts = text
    .split(/\s*[,\n]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (COUNTRY.test(parts.at(-1) ?? '')) parts.pop();
  // 'Denver, CO, 80204' and 'Denver, CO 80204' are the same.
  const end = /^\d{5}(-\d{4})?$/.test(parts.at(-1) ?? '') ? parts.splice(-2).join(' ') : (parts.pop() ?? '');
  const [, beforeZip = end, postalCode] = STATE_AND_ZIP.exec(end) ?? [];
  // 'Larimer Street, Denver CO': behind a comma, so that no street is taken for a part of the city's name.
  const [, city, state = beforeZip] =
    (parts.length > 0 && !codes.has(beforeZip.toLowerCase()) && CITY_AND_CODE.exec(beforeZip)) || [];
  const addressRegion = codes.get(state.toLowerCase().replace(/\.$/, ''));
  const addressLocality = city ?? parts.pop();
  if (!addressRegion || !addressLocality || NO_CITY.test(addressLocality)) return text;
  const streetAddress = parts.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    addressLocality,
    addressRegion,
    ...(postalCode && { postalCode }),
    addressCountry: 'US',
  };
};

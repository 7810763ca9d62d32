// The time zones of US addresses, by what an address says of itself. Only what lies in one zone as a whole stands here: neither
// states that a border runs through nor ZIP areas that one touches (3 digits; the USPS ranges of each state against its
// counties' zones), nor Arizona's Navajo Nation, which changes its clocks while the rest of the state does not.

const zones = {
  'America/New_York': {
    zips: '005 010-089 100-268 270-323 326-339 341-349 374 376 378-379 398-400 402-418 425 430-462 466-474 480-497',
    states: {
      CT: 'Connecticut',
      DC: 'District of Columbia',
      DE: 'Delaware',
      GA: 'Georgia',
      MA: 'Massachusetts',
      MD: 'Maryland',
      ME: 'Maine',
      NC: 'North Carolina',
      NH: 'New Hampshire',
      NJ: 'New Jersey',
      NY: 'New York',
      OH: 'Ohio',
      PA: 'Pennsylvania',
      RI: 'Rhode Island',
      SC: 'South Carolina',
      VA: 'Virginia',
      VT: 'Vermont',
      WV: 'West Virginia',
    },
  },
  'America/Chicago': {
    zips: '325 350-367 369-372 375 380-384 386-397 420-424 464 477 500-567 570-574 580-584 600-629 630-658 660-676 679-689 700-738 740-797',
    states: {
      AR: 'Arkansas',
      IA: 'Iowa',
      IL: 'Illinois',
      LA: 'Louisiana',
      MN: 'Minnesota',
      MO: 'Missouri',
      MS: 'Mississippi',
      OK: 'Oklahoma',
      WI: 'Wisconsin',
    },
  },
  'America/Denver': {
    zips: '577 590-599 693 799-816 820-834 837 840-847 870-885',
    states: { CO: 'Colorado', MT: 'Montana', NM: 'New Mexico', UT: 'Utah', WY: 'Wyoming' },
  },
  'America/Phoenix': { zips: '850-853 855-857 863', states: {} },
  'America/Los_Angeles': {
    zips: '889-891 894-895 897 900-961 970-977 980-994',
    states: { CA: 'California', WA: 'Washington' },
  },
  'Pacific/Honolulu': { zips: '968', states: { HI: 'Hawaii' } },
  'America/Puerto_Rico': { zips: '006-009', states: { PR: 'Puerto Rico' } },
} as const;

/** By code and by name. */
const byState = new Map<string, string>();
const byZip = new Map<string, string>();
for (const [zone, { zips, states }] of Object.entries(zones)) {
  for (const [code, name] of Object.entries(states))
    byState.set(code.toLowerCase(), zone).set(name.toLowerCase(), zone);
  for (const range of zips.split(' ')) {
    const [first = '', last = first] = range.split('-');
    for (let area = Number(first); area <= Number(last); area++) byZip.set(`${area}`.padStart(3, '0'), zone);
  }
}

const ending = /[\s,]+(?:usa|u\.s\.a?\.?|us|united states(?: of america)?)$/;
const zipAtEnd = /^(.*?[^\d\s,-])[\s,]+(\d{3})\d{2}(?:-\d{4})?$/s;

/**
 * The IANA time zone of a US address, from the state and the ZIP code at its end. Null when it names neither, when the two do
 * not go together, or when what it names is not in one zone as a whole.
 */
export const timeZoneOfAddress = (address: string): string | null => {
  const text = address
    .trim()
    .toLowerCase()
    .replace(ending, '')
    .replace(/[\s,.]+$/, '');
  const [, before = text, area] = zipAtEnd.exec(text) ?? [];
  // A state follows a comma, or a ZIP code follows it: else it may be a street, '1200 Washington'.
  const words = before.split(/[\s,]+/);
  const candidates =
    area === undefined
      ? [/,\s*([a-z ]+)$/.exec(before)?.[1]]
      : [3, 2, 1].map((count) => words.slice(-count).join(' '));
  const named = candidates.map((name) => byState.get(name ?? '')).find((zone) => zone !== undefined);
  const ofZip = area === undefined ? undefined : byZip.get(area);
  if (named && ofZip && named !== ofZip) return null;
  return ofZip ?? named ?? null;
};

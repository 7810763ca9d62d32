const spellings: readonly (readonly [american: string, canadian: string, british: string])[] = [
  ['color', 'colour', 'colour'],
  ['gray', 'grey', 'grey'],
  ['center', 'centre', 'centre'],
  ['inquiry', 'inquiry', 'enquiry'],
  ['inquiries', 'inquiries', 'enquiries'],
  ['license', 'licence', 'licence'],
];

const american = new Set(['US', 'PH']);
const pattern = new RegExp(String.raw`\b(${spellings.map(([word]) => word).join('|')})(s?)\b`, 'gi');

const capitalisedLike = (model: string, word: string) =>
  /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const respell = (text: string, country: string): string =>
  text.replace(pattern, (_, word: string, plural: string) => {
    const found = spellings.find(([name]) => name === word.toLowerCase());
    return capitalisedLike(word, found?.[country === 'CA' ? 1 : 2] ?? word) + plural;
  });

/** Texts of the interface at any depth, in the country's English spelling; functions stay unchanged. */
export const spelledFor = <T>(texts: T, country: string): T => {
  if (american.has(country)) return texts;
  if (typeof texts === 'string') return respell(texts, country) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, spelledFor(inner, country)]),
  ) as T;
};

const UNITS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const TEENS = 'fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNIDADES =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

/** A number below 100 in English or Spanish words without accents; 0 for other words. */
const numberOf = (words: string): number => {
  const [first = '', second = ''] = words.toLowerCase().split(/[ -]/);
  const small = [...UNITS, ...TEENS].indexOf(first) + 1 || UNIDADES.indexOf(first) + 1;
  const tens = (TENS.indexOf(first) + 2) * 10;
  return small || (tens > 10 ? tens + UNITS.indexOf(second) + 1 : 0);
};

const BELOW_100 = `(?:${TENS.join('|')})(?:[ -](?:${UNITS.slice(0, 9).join('|')}))?|${[...UNITS, ...TEENS].join('|')}`;
const YEAR = new RegExp(
  `\\b(?:(nineteen|twenty)[ -](${BELOW_100})|two thousand(?: and)? (${BELOW_100})|dos mil (${UNIDADES.join('|')}))\\b`,
  'gi',
);

/** 'in nineteen eighty-nine', 'in two thousand and six': 'in 1989', 'in 2006'. */
export const yearsInFigures = (text: string): string =>
  text.replace(YEAR, (whole, century?: string, inCentury = '', after = '', spanish = '') => {
    if (!century) return `${2000 + numberOf(after || spanish)}`;
    const year = numberOf(inCentury);
    // 'twenty-one' is no year.
    return year > 9 ? `${(century.toLowerCase() === 'twenty' ? 2000 : 1900) + year}` : whole;
  });

const HOURS = UNITS.slice(0, 12).join('|');
const PART = new RegExp(`\\b(half|quarter) (past|to) (${HOURS}|\\d{1,2})\\b`, 'gi');
const AFTER_LEAD = `(?<=\\b(?:from|between|and|to|till|until|at) )(?:${HOURS})\\b(?! \\p{L}{5})`;
const WORD = new RegExp(`${AFTER_LEAD}|\\b(?:${HOURS})\\b(?= (?:to|till|until) )`, 'giu');

/** 'from eight till half past four': 'from 8 till 4:30'. */
export const clockInFigures = (text: string): string =>
  text
    .replace(PART, (_, part: string, side: string, word: string) => {
      const minutes = part.toLowerCase() === 'half' ? 30 : 15;
      const hour = numberOf(word) || Number(word);
      const before = hour > 1 ? hour - 1 : 12;
      return side.toLowerCase() === 'past' ? `${hour}:${minutes}` : `${before}:${60 - minutes}`;
    })
    .replace(WORD, (word) => `${numberOf(word)}`)
    .replace(/\bbetween ([\d:.]+ ?(?:[ap]m)?) and /gi, 'from $1 to ');

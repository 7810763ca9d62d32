/** Words before an approximate number: 'over 20', 'más de 20'. */
const ABOUT = String.raw`(?:(?:over|more than|at least|about|around|approx(?:imately|\.)?|circa|some|for|with|~|>|\+|más de|mas de|al menos|unos|alrededor de|por) ?)*`;
const NUMBER = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?)`;
const matcher = (before: string, after: string) => new RegExp(`^${before}${NUMBER} ?${after}$`, 'i');

const asNumber = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''));

const PLAIN = matcher('', '');
const MAX_SHOWN = 20;

/** A number; a text such as "10K+" or "400 guests" as it is written; null for a text without a digit. */
export const countIn = (text: string): number | string | null => {
  const [, whole] = PLAIN.exec(text) ?? [];
  if (whole && !whole.includes('.')) return asNumber(whole);
  return /\d/.test(text) && !/^-/.test(text) && text.length <= MAX_SHOWN ? text : null;
};

const YEARS = matcher(
  ABOUT,
  String.raw`\+? ?(?:-?(?:plus )?(?:years?|yrs?\.?|y|años?|anos?)\+?(?:[’']? ?(?: (?:of|in|the|and|&|counting|strong|more|plus|experience|exp\.?|business|trade|industry|field|service|serving|professional|expertise|de|experiencia|en|el|negocio|oficio|y|más|mas))*)?)?[!.]?`,
);

/** The years of 'over 20 years of experience'; null for another unit ('6 months') and for a year ("'98"). */
export const yearsIn = (text: string): number | null => {
  const [, years] = YEARS.exec(text) ?? [];
  return years && !years.includes('.') ? asNumber(years) : null;
};

export type WrittenDistance = { amount: number; unit: 'km' | 'mi' | null };

const DISTANCE = matcher(
  String.raw`(?:(?:within|up to|an?|radius of|hasta|un|radio de) )*${ABOUT}`,
  String.raw`-?\+? ?(?:(mi\.?|miles?|millas?|km\.?|kms\.?|kilomet(?:er|re)s?|kil[oó]metros?)\+?(?: (?:radius|around|away|alrededor|a la redonda|de radio))?(?: (?:of|from|around|de) \D+)?)?`,
);

const distanceOf = (text: string): WrittenDistance | null => {
  const [, amount, unit] = DISTANCE.exec(text) ?? [];
  const number = asNumber(amount);
  if (number === null) return null;
  if (!unit) return { amount: number, unit: null };
  return { amount: number, unit: /^k/i.test(unit) ? 'km' : 'mi' };
};

const KM_PER_MILE = 1.609;
/** '30 miles (50 km)': one distance in both units. */
const IN_BOTH_UNITS =
  /^([a-z ]{0,20}[\d.,]{1,9}\+? ?[a-z]{1,10}\.?(?: radius)?) ?(?:[/(=]|or) ?([\d.,]{1,9}\+? ?[a-z]{1,10}\.?)\)?$/i;

/** The distance of '30 miles' or '50 km around Denver'; null for another unit, such as '30 minutes'. */
export const distanceIn = (text: string): WrittenDistance | null => {
  const [, one, other] = IN_BOTH_UNITS.exec(text) ?? [];
  if (!one || !other) return distanceOf(text);
  const both = [distanceOf(one), distanceOf(other)] as const;
  const inUnit = (unit: 'km' | 'mi') => both.find((distance) => distance?.unit === unit)?.amount ?? NaN;
  return Math.abs(inUnit('km') / KM_PER_MILE / inUnit('mi') - 1) < 0.1 ? both[0] : null;
};

const STARS =
  /^([0-5](?:[.,]\d{1,2})?)[ -]?(?:(?:★|⭐)\uFE0F?|stars?|estrellas?)?(?: ?(?:\/|of|out of|de) ?5(?:\.0)?)?(?: ?(?:stars?|estrellas?))?$/iu;
/** As Google's interfaces have it: 'FIVE'. */
const WORDS = ['one', 'two', 'three', 'four', 'five'];
const SIGNS = /^((?:★|⭐\uFE0F?){1,5})(½?)☆{0,4}$/u;

/** The stars of '4.5', '4,5 stars', '5/5' and '★★★★☆'; null for another scale. */
export const starsIn = (text: string): number | null => {
  const [, signs, half] = SIGNS.exec(text) ?? [];
  if (signs) return signs.replaceAll('\uFE0F', '').length + (half ? 0.5 : 0);
  const word = WORDS.indexOf(text.toLowerCase().replace(/ stars?$/, ''));
  if (word !== -1) return word + 1;
  const [, stars] =
    STARS.exec(
      text
        .replace(/(?<=^[0-4])(?: ?½| 1\/2)/, '.5')
        .replace(/[*!.]{1,3}$/, '')
        .trim(),
    ) ?? [];
  return stars ? Number(stars.replace(',', '.')) : null;
};

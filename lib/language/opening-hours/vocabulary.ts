/** A text in small letters without accents and bullets, whose lines and sentences are statements. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    // A list: '- Mon-Fri 8-6', '- Sat 9-2'.
    .replace(/^\s*[-–—] (?=[a-z])[^]*/, (list) => list.replace(/(^|\n) {0,4}[-–—] (?=[a-z])/g, '$1'))
    // The dot behind '6pm' ends a sentence.
    .replace(/(?<=\d ?[ap]m)\.(?= (?!to |thru )[a-z]{2})/g, ' |')
    .replace(/[\n\u2028]/g, ' | ')
    .replace(/\s+/g, ' ')
    .trim();

export const WORD_END = '(?![a-z0-9])';
export const words = (...alternatives: string[]) =>
  new RegExp(`(?:${alternatives.join('|')})${WORD_END}`, 'y');

export const A_DAY = '(?:a|per|al|por) (?:day|dia)';
export const A_WEEK = '(?:a|per|de la|a la|por) (?:week|semana)';
export const A_YEAR = '(?:a|per|del|al) (?:year|ano)';
/** Not the end of '12 - 24 h'. */
export const HOURS_24 = String.raw`(?<!\d[^\s\d]{0,3} ?(?:[-‒–—]|to|al?|hasta) ?(?:las )?)24 ?-? ?(?:hours?|hrs?|hs|h|horas)`;
export const HOLIDAYS =
  '(?:(?:public|federal|major|bank|national|legal|stat|statutory|all) ){0,3}(?:holidays?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)days?)?|(?<= )hols)|(?:dias )?(?:festivos|feriados)|' +
  "(?:christmas|xmas)(?: day)?(?! eve)|new year'?s?(?: day)?(?! eve)|navidad|ph|" +
  'thanksgiving(?: day| thursday)?(?: (?:and|&) (?:the )?(?:friday|day)(?: after)?)?';

export const BY_APPOINTMENT = String.raw`by (?:prior )?(?:appointments?|appts?\b\.?|arrangements?)`;
export const CON_CITA = '(?:con |por |previa )(?:previa )?citas?(?: previas?)?';
const OUT_OF_HOURS = '(?:after|out[- ]of)[- ]?hours';
const CALL_OUT = 'call[- ]?outs?';
/** Service outside the usual hours. */
export const EMERGENCY =
  `(?:${OUT_OF_HOURS} )?(?:emergenc(?:y|ies)|emergencias?|urgencias?)` +
  `(?: (?:services?|calls?|${CALL_OUT}|repairs?|response|lines?|numbers?|hotline|support|cover)){0,2}(?: available)?` +
  `|${OUT_OF_HOURS}(?: (?:services?|calls?|${CALL_OUT}))?|on[- ]call|${CALL_OUT}`;

const TIME = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
/** Words that say nothing of the opening hours: 'last appointment at 4'. */
export const LAST_CUSTOMER = [
  '(?:by )?(?:appointments?|appts?\\.?) (?:(?:are|is) )?(?:preferred|recommended|encouraged|advised|welcomed?|not (?:needed|required|necessary))',
  `last (?:appointments?|orders?|entry|admissions?|customers?|clients?|bookings?|calls?|visits?)(?: is| are)?(?: taken| accepted)?(?: at| by|:)? ?${TIME}`,
  `(?:la )?ultima (?:cita|visita|orden|entrada)(?: es)?(?: a)?(?: las?)? ?${TIME}`,
  `(?:kitchen|bar|doors) clos(?:e|es|ing)(?: at)? ?${TIME}`,
  String.raw`last (?:appointments?|orders?|entry|customers?) \d{1,2} ?min(?:ute)?s? before clos(?:e|ing)`,
];

/** Zones that people name behind hours; Intl tells whether a zone is the business's own. */
export const ZONES =
  '[ecmp][sd]?t|ak[sd]t|hst|[an][sd]t|gmt|bst|utc|a[ecw][sd]t|nz[sd]t|ces?t|wes?t|ees?t|ist|sast';

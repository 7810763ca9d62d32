import lists from './street-words.json' with { type: 'json' };
import { isKnownTown, isOnlyCounty, isPartOfCity } from './known-places';

/** Words of the names of towns that start with a small letter. */
const SMALL_WORDS = new Set(lists.small.split(' '));
/** Words in the place of a town: 'Remote, CO'; 'Central, LA' is a known town. */
const STAND_IN =
  /^(?:(?:100% |fully )?(?:remote|virtual)|mobile|online|zoom|home|office|various|multiple locations|local|global|worldwide|international|here|(?:my |your |our |any|small |big |home )?(?:city|town)|village|country|countrywide|(?:(?:north|south|central|latin) )?america|europe|africa|asia|oceania|central)$/i;

const MARKS = /[^\p{L}\p{M}\s.'’‘ʻ-]/u;
/** Towns whose names begin with an article. */
export const WITH_THE = /^the (?:hague|dalles|colony|villages|woodlands|entrance|pas\b)/i;
const NO_TOWN =
  /^(?:in|outside|suite|ste(?!\.? \p{L}{3})|unit|apt|floor|building|bldg|downtown|uptown|greater|near|nr|close to|next to|behind|opposite|corner|rear|upstairs|level|shop|all of|north of|south of|east of|west of|central business|(?:north|south)?[ -]?(?:north|south|east|west)(?:ern)?$|tri-|serving|covering|servicing)\b|\b(?:areas?|regions?|metro|metropolitan|surrounding|nearby|based|customers|clients|residential|commercial|homeowners|serving|services?|appointments?|online|everywhere|anywhere|statewide|nationwide|worldwide|suburbs|outskirts|radius|throughout|county|counties|parish(?:es)?)\b|\b(?:house|barn|farmhouse|cottage|buildings?|tower|towers|plaza|mall|warehouse|arcade|chambers|industrial estate|trading estate|estate|business (?:park|centre|center)|(?:shopping|retail|garden|medical|leisure) (?:park|centre|center)|(?:tech|convention|civic) (?:centre|center)|(?:business|financial|arts|historic|medical|warehouse) district|works|workshop|yard|apartments|flats|centre)$/iu;
/** 'Crt' is an abbreviation. */
const WITHOUT_VOWELS = /(?<!\p{L})[bcdfghj-np-tvwxz]{3,}(?!\p{L})/iu;
const MAX_WORDS = 6;
const MAX_LENGTH = 45;

/**
 * Whether a text has the form of a town's name: 'Burley in Wharfedale', 'St. Louis'. Refuses words about
 * towns ('the Denver metro'), buildings, and sentences, which have common words with a small letter.
 * @param region the state behind the name, if any
 */
export const isTown = (
  text: string | null | undefined,
  country = '',
  region?: string | null,
): text is string => {
  if (text && region && isKnownTown(text, country, region)) return true;
  if (
    !text ||
    text.length > MAX_LENGTH ||
    text.length === 1 ||
    STAND_IN.test(text) ||
    MARKS.test(text) ||
    NO_TOWN.test(text) ||
    (/^the /i.test(text) && !WITH_THE.test(text)) ||
    WITHOUT_VOWELS.test(text) ||
    isOnlyCounty(text, country, region) ||
    isPartOfCity(text, country, region)
  )
    return false;
  const words = text.split(/\s+/);
  if (words.length > MAX_WORDS || SMALL_WORDS.has(words.at(-1) ?? '')) return false;
  const isCapital = (word: string) => /^[^\p{L}]*\p{Lu}/u.test(word);
  const hasCase = words.some(isCapital);
  const isWord = (word: string) => SMALL_WORDS.has(word) || isCapital(word) || /^\p{Lo}/u.test(word);
  if (hasCase) return words.every((word) => isWord(word) || /^[dlst]['’]\p{Lu}/u.test(word));
  return (
    /^[^\p{Ll}]+$/u.test(text) ||
    words.every((word) => !/^(?:and|or|at|from|to|for|near|is|we|our)$/.test(word))
  );
};

const BASED =
  /^(?:[\p{L}&,'’ -]*[ -])?(?:based|located|situated|headquartered|owned|operated|operating|working|living|available|office|workshop|studio|showroom|home)(?: is| are| business| company)?(?: right)? (?:out of|here in|right in|in|from|at)(?: the (?:heart|middle|centre|center) of)? (\S.*)$/iu;

/** 'Home based in Denver' without its lead-in. */
export const withoutLeadIn = (text: string): string => BASED.exec(text)?.[1] ?? text;

const NOTE =
  /(?:[\s,.–—-]*(?:\(|\b(?:by appointment|appointments? only|appt\.? only|no walk-?ins|please call|call (?:first|ahead|for)|mail(?:ing)? address only|con cita|solo con cita))).*$/iu;

/** 'Denver:', 'By appointment:', 'Our office -' before an address. */
const NOTE_BEFORE =
  /^\s*(?:[\p{L}][\p{L} .&'-]{1,30}:\s+(?=\d|p\.? ?o\b)|(?:by appointment|online|private (?:residence|home)|address (?:up)?on request)(?: only)?[\s,:.–—-]+|mobile (?:only|[–—-]+ )[\s,:.–—-]*|(?:we(?:['’]re| are) )?located at\s+|(?:(?:our|main|head|home|street|business|mailing|postal|physical|registered|shop) ){0,2}(?:address|location|office|hq|headquarters|shop|showroom|studio|workshop|visit us|find us)(?: at)?(?:\s*:|\s+[–—-]\s)\s*)/iu;

/** '… CO 80204, (303) 555-0100', '… CO 80204 Phone: 303-555-0100' */
const PHONE_BEHIND =
  /(?<=\d)[\s,;|·•–—-]{1,3}(?:(?:phone|tel|ph|call)\b[.:]{0,2} ?)?\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}\s*$/i;

/** An address without the words about it: '… CO 80204 (by appointment)'. */
export const withoutNote = (whole: string): string => {
  const text = whole
    .replace(NOTE_BEFORE, '')
    .replace(PHONE_BEHIND, '')
    .replace(/(?<=\d[A-Z]{0,4})[\s.,;-]{1,9}$/i, '');
  const [note = ''] = NOTE.exec(text) ?? [];
  // In brackets only at the end: French Canada writes '(Québec)' before the postal code.
  const isBracket = /^[\s,.–—-]*\(/.test(note);
  return note && (!isBracket || /^[\s,.–—-]*\([^()]*\)[\s.]*$/.test(note))
    ? text.slice(0, -note.length)
    : text;
};

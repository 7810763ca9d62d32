// Words of the names of businesses, in lower case and without accents.

const words = (text: TemplateStringsArray): string => String.raw(text).trim().split(/\s+/).join('|');

/** At a name's end these make another kind of business: 'Smile Lab', 'Plumbers Local 101'. */
const KINDS = words`
  suppl(?:y|ies|iers?) equipment furniture schools? academy training marketing software tools? parts
  wholesale(?:rs?)? distribut\w* manufactur\w* recruit\w* staffing labs? laborator\w* records? brew\w* winery arms
  tavern cottages? apartments? lofts? townho(?:me|use)s condos? residences? marina publish\w* press magazine museum
  gallery antiques? union guild association society institute federation council foundation fund trust charity
  club league auctions? leads seo websites? digital apps? toys? games? apparel clothing collectibles mirrors?
`;
export const IS_OF_OTHER_KIND = new RegExp(
  String.raw`\b(?:${KINDS}|(?:local|lodge|chapter|post|club)(?: union)?(?: no\.?| number)? ?#?\d+|unions?)(?:\W+(?:co|company|inc|llc|ltd|limited|corp|pty|plc|group))*\W*$`,
);

/** Behind the words of a trade these make another kind of business: 'Plumbing Supply', 'Bakery Lofts'. */
export const OTHER_KIND = new RegExp(
  String.raw`\b(?:${KINDS}|${words`
    store shops? stores insurance signs? inspect\w* engineer\w* consult\w* accounting law lawyers? attorneys?
    photography pictures? bikes? scooters? vehicles? cars? guitars? chairs? upholster\w* shelving part(?:y|ies) sip
    class(?:es)? lessons courses? apprentice\w* uniforms? linen delivery financ\w* models? beer wines? pub bar
    cafe coffee pizza grill diner rv holiday lets? books? mutual media hats? cloth(?:es|ing) merch filters? needles?
    bonds? ink floss tape machines? machinery chemicals? wraps? racks? box(?:es)? correction protection pottery art
    cinema theat(?:re|er) escape hotel lounge street square lane tours adventures? podcast radio news jobs careers opera orchestra nightclub sound band choir dating testing
  `})\b`,
);

/**
 * Directly before the words of a trade these words name the thing that is worked on: 'Face Painting', 'The
 * Dog Barber'.
 */
const THINGS = words`
  bod(?:y|ies) faces? hair pets? dogs? cats? horses? equine animals? pupp(?:y|ies) dogg(?:y|ies|ie) canine feline birds?
  plants? trees? lawns? cars? autos? automotive vehicles? bikes? bicycles? cycles? motorcycles? boats? marine yachts?
  ski skis watch shoes? phones? computers? laptops? guitars? pianos? furniture portraits? diamond miniatures? models?
  art oil watercolou?rs? signs? portable luxury events? part(?:y|ies) pictures? mirrors? photos? games? toys? dolls?
  virtual online old former ex anti non
`;
/** Trades whose names say what they move, open or insure. */
export const changesTrade = (before: string, trade: string): boolean =>
  new RegExp(String.raw`(?:^|\W)(?:${THINGS})\W*$`).test(before) &&
  !/^(?:mov|remov|relocat|lock|rekey|insur|detail|wash|deal|rent|hire|vet|chair|tow)/.test(trade) &&
  !(trade.startsWith('mechanic') && /\b(?:auto|car|truck|vehicle)s? $/.test(before));

/** 'Websites for Plumbers', 'School of Roofing', 'Friends of the Bakery', 'Keep Moving'. */
export const IS_ABOUT =
  /\b(?:of|for|to|with|without|no|not|than|vs|versus|4|keep|get|stay|start|always|never)(?: the| our| your| a| an)?\W*$/;

/** Surnames as well: 'Barber & Sons', 'Mason Brothers', 'Jane Painter'. */
export const SURNAME = /^(?:painter|barber|mason|carpenter|gardener|joiner|tiler|tailor|printer|fencer)$/;
export const IS_NO_SURNAME = /\b(?:the|your|house|local|mobile|master|emergency|24 ?hour)\W*$/;

const ENDINGS = words`
  & and y e the your all co company inc llc llp ltd limited plc pty pllc pc pa lp corp corporation incorporated nz usa us
  uk ireland australia canada sa cv sl son sons bro bros brothers sisters daughter daughters family associates partners
  team crew guy guys man men group service services servicing specialist specialists expert
  experts pro pros professional professionals contract contracts contractor contractors contracting care works work business enterprises emergency local residential commercial industrial domestic interior
  interiors exterior exteriors general custom quality certified licensed mobile express today master masters
  doctor doctors maintenance north south east west central northern southern eastern western cheap affordable
  repair repairs installation installations installers replacement replacements restoration
  new est since drains? rooter sewer septic gas bathrooms? air ventilation refrigeration sheet metal insulation remodeling
  removals storage decorating decorators? plastering plasterers rendering tiling wallpapering papering wallcoverings?
  wallcovering coatings? staining sealing gasfitting gasfitters drainlaying drainage roadside assistance
  guttering lighting data security fire solar coverings cladding siding windows doors gutters
  moving packing water heaters? boilers? cooling heating electrical electric plumbing roofing building construction
`;
const PREMISES = words`
  center centre clinic practice office offices surgery shop salon parlor parlour room group spa
  agency firm house associates at law llp school services lounge hospital professionals cosmetic implants family
`;
const WORK_ON_HOMES = words`
  solutions? systems
  clean\w* wash\w* removals? design\w* treatments? trimm\w* \w*scap\w* mowing pruning planting mulching edging
  pav(?:ing|ers) fencing decking install\w* repair\w* build\w* gardens? lawns? trees? patios? decks? pools?
  stumps? grinding driveways? concrete masonry stone brick floors? flooring tiles? carpets? doors? windows? spas?
  outdoor outdoors irrigation lighting snow gates? openers? handyman maint\w* yards? cabinets? kitchens? hauling sweeps?
  sweeping pumping tanks?
`;

const ends = (more: string): RegExp => new RegExp(`^(?:${ENDINGS}|${more}|\\d+\\w*)$`);
const afterHomes = ends(WORK_ON_HOMES);
const afterPremises = ends(PREMISES);

/** Whether a word behind the words of a trade only ends or decorates a name: '& Sons', 'Co', 'Services'. */
export const endsName = (word: string, isHomeWork: boolean): boolean =>
  (isHomeWork ? afterHomes : afterPremises).test(word);

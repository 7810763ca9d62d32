import { iso31662 } from 'iso-3166';
import { countryNamed } from './countries';

/** Comparable spelling: 'Perth & Kinross' is 'perth and kinross', 'Bristol, City of' is 'city of bristol'. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^co\.(?=\p{L})/u, 'co ')
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/^(.+), (city of|county|the)$/, '$2 $1')
    .replaceAll('&', 'and')
    .replace(/^the /, '')
    .trim();

const list = (texts: string): string[] => texts.split(', ');

/** Ceremonial and historic counties, which ISO 3166-2 has not, and former regions. */
const britishCounties = list(
  'avon, bedfordshire, berkshire, buckinghamshire, cambridgeshire, cheshire, cleveland, cornwall, cumbria, ' +
    'derbyshire, devon, dorset, county durham, essex, gloucestershire, hampshire, herefordshire, ' +
    'hertfordshire, humberside, huntingdonshire, kent, lancashire, leicestershire, lincolnshire, merseyside, ' +
    'middlesex, norfolk, northamptonshire, northumberland, northumbria, nottinghamshire, oxfordshire, rutland, ' +
    'shropshire, somerset, staffordshire, suffolk, surrey, sussex, warwickshire, westmorland, wiltshire, ' +
    'worcestershire, yorkshire, aberdeenshire, angus, argyll, argyllshire, ayrshire, banffshire, berwickshire, ' +
    'caithness, clackmannanshire, dumfriesshire, dunbartonshire, east lothian, fife, forfarshire, ' +
    'inverness-shire, kincardineshire, kinross-shire, kirkcudbrightshire, lanarkshire, midlothian, moray, ' +
    'morayshire, nairnshire, peeblesshire, perthshire, renfrewshire, ross-shire, roxburghshire, selkirkshire, ' +
    'stirlingshire, sutherland, west lothian, wigtownshire, anglesey, brecknockshire, breconshire, ' +
    'caernarfonshire, cardiganshire, carmarthenshire, ceredigion, clwyd, denbighshire, dyfed, flintshire, ' +
    'glamorgan, gwent, gwynedd, merionethshire, monmouthshire, montgomeryshire, pembrokeshire, powys, ' +
    'radnorshire, west midlands, east midlands, greater london, greater manchester, tyne and wear, east anglia, ' +
    'highlands, tayside, lothian, strathclyde, grampian, borders, western isles, outer hebrides, orkney, ' +
    'shetland, ulster, east riding, home counties, west country, cotswolds, lake district, peak district, ' +
    'chilterns, black country, new forest, thames valley, south east, south west, north east, north west, ' +
    'jersey, guernsey, channel islands',
);

/** Royal Mail's short forms of counties, and the common ones beside them. */
const shortCounties = list(
  'beds, berks, bucks, cambs, ches, clackm, co durham, derbys, dumf, glam, glos, gloucs, gtr london, ' +
    'gtr manchester, hants, herefs, herts, hunts, lancs, leics, lincs, middx, middlx, monm, norf, northants, ' +
    'northd, northumb, notts, oxon, pembs, salop, shrops, som, staffs, suff, sx, warks, warwicks, wilts, worcs, ' +
    'yorks, iow, n ireland, ni',
);

/** Counties of Wales in Welsh. */
const welshCounties = list(
  'ynys mon, blaenau gwent, pen-y-bont ar ogwr, sir gaerfyrddin, sir ddinbych, sir y fflint, sir fynwy, ' +
    'sir benfro, rhondda cynon taf, bro morgannwg, tor-faen',
);

/** Regions that ISO 3166-2 has not and people name like a town: 'Long Island, NY'. */
const regions: Record<string, string> = {
  US:
    'long island, hudson valley, upstate, downstate, twin cities, treasure valley, inland empire, jersey shore, ' +
    'tampa bay, bay area, east bay, south bay, san francisco bay, front range, eastern shore, cape cod, dfw, ' +
    'dfw metroplex, metroplex, carolinas, phoenix valley, rio grande valley, lowcountry, gulf coast, ' +
    'space coast, treasure coast, first coast, emerald coast, tri-cities, quad cities, low country, lehigh valley, ' +
    'san fernando valley, san gabriel valley, silicon valley, central valley, willamette valley, puget sound, ' +
    'south shore, north shore, main line, delmarva, hampton roads, research triangle, piedmont triad',
  CA:
    'lower mainland, vancouver island, gta, greater toronto area, golden horseshoe, fraser valley, okanagan, ' +
    'muskoka, maritimes, west island, south shore, north shore',
  AU:
    'northern beaches, inner west, hunter valley, north shore, hills district, western sydney, northern rivers, ' +
    'yarra valley, barossa valley, illawarra, riverina, gippsland, mornington peninsula, southern highlands, ' +
    'eastern suburbs, northern suburbs',
};

/** Members of ISO 3166-2 that are towns as well: the words before them decide nothing. */
const townsToo: Record<string, string> = {
  GB:
    'barnsley, bedford, bexley, birmingham, blackpool, bolton, bracknell forest, bradford, brent, bridgend, ' +
    'bromley, bury, caerphilly, camden, cardiff, conwy, coventry, croydon, darlington, derby, doncaster, dudley, ' +
    'ealing, enfield, falkirk, gateshead, greenwich, hackney, halton, harrow, hartlepool, hounslow, islington, ' +
    'kingston upon hull, kingston upon thames, leeds, leicester, lewisham, lambeth, liverpool, luton, manchester, ' +
    'merthyr tydfil, middlesbrough, milton keynes, newcastle upon tyne, newport, nottingham, oldham, ' +
    'peterborough, plymouth, portsmouth, reading, redbridge, richmond upon thames, rochdale, rotherham, ' +
    'sheffield, st helens, stockport, salford, slough, sunderland, solihull, southend-on-sea, stoke-on-trent, ' +
    'stirling, southampton, sutton, stockton-on-tees, swansea, swindon, southwark, wigan, wakefield, walsall, ' +
    'wolverhampton, wandsworth, wokingham, warrington, wrexham, westminster, york, barnet, knowsley, merton, ' +
    'neath port talbot, medway, newham, brighton and hove, belfast city, dundee city, glasgow city, ' +
    'aberdeen city, city of bristol, city of edinburgh, city of london',
  IE:
    'cavan, cork, carlow, dublin, donegal, galway, kildare, kilkenny, longford, limerick, monaghan, roscommon, ' +
    'sligo, tipperary, waterford, wicklow, wexford',
  NZ: 'auckland, gisborne, nelson',
};

const newZealandAreas = list(
  'wellington region, manawatu, wanganui, hawkes bay, coromandel, north island, south island, central otago, ' +
    'hutt valley, bay of islands, wairarapa, kapiti coast, north shore',
);

/** Countries whose addresses name an area that is not a part of their form. */
const WITH_AREAS = ['GB', 'IE', 'NZ'];
const hasAreas = (country: string): boolean => WITH_AREAS.includes(country);

const townNames = new Map(
  Object.entries(townsToo).map(([country, towns]) => [country, new Set(list(towns))] as const),
);
const areaNames = new Map(
  WITH_AREAS.map((country) => [
    country,
    new Set([
      ...iso31662.filter(({ code }) => code.startsWith(`${country}-`)).map(({ name }) => bare(name)),
      ...(country === 'GB' ? [...britishCounties, ...shortCounties, ...welshCounties] : []),
      ...(country === 'NZ' ? newZealandAreas : []),
    ]),
  ]),
);
for (const [country, names] of Object.entries(regions)) areaNames.set(country, new Set(list(names)));
for (const [country, towns] of townNames) for (const town of towns) areaNames.get(country)?.delete(town);

const KINDS = 'county|council|district|region|borough|parish|municipality|shire|riding|province|prefecture';
const OF_KIND = new RegExp(
  `^(?:.+ (?:${KINDS})|(?:regional |district |rural )?(?:${KINDS}) of .+|(?:royal|london|metropolitan) borough .+)$`,
);
const COUNTY_PREFIX = /^(?:county|co) (?=\p{L}{3})/u;
const DIRECTIONS = /^(?:(?:north|south|east|west|mid|central|n|s|e|w)(?: |-))+/;

/** True for a county, council, region or nation of the country, in full or short, that is no town. */
export const isAdminArea = (text: string, country: string): boolean => {
  const name = bare(text);
  const known = areaNames.get(country);
  // 'City of Industry' is a town in the United States.
  if (OF_KIND.test(name) || (country !== 'US' && /^city of ./.test(name)) || known?.has(name)) return true;
  if (!hasAreas(country)) return false;
  const whole = name.replace(DIRECTIONS, '');
  if (COUNTY_PREFIX.test(whole) || known?.has(whole)) return true;
  return country === 'GB' && (/^isles? of ./.test(name) || countryNamed(whole) === 'GB');
};

const townsNearWellington = list('lower hutt, upper hutt, porirua');

/** Counties of the name of a city with suburbs: 'Claddagh, Galway' and 'Oranmore, Galway' read alike. */
const irishCities = list('cork, galway, limerick, waterford');

export const isCityAndCounty = (text: string, country: string): boolean =>
  country === 'IE' && irishCities.includes(bare(text));

/** True for a name that a town and its county share, such as Kildare; `before` stands before it. */
export const isCountyTown = (text: string, country: string, before = ''): boolean => {
  const name = bare(text);
  if (country === 'NZ') return name === 'wellington' && townsNearWellington.includes(bare(before));
  if (country === 'GB') return name === 'durham';
  return country === 'IE' && name !== 'dublin' && (townNames.get('IE')?.has(name) ?? false);
};

const MAX_AREA_WORDS = 5;

/** 'Liverpool Merseyside' as town and area; null when no area ends the text. */
export const areaAtEnd = (text: string, country: string): { before: string; area: string } | null => {
  if (isAdminArea(text, country)) return null;
  const words = text.split(' ');
  for (let count = Math.min(MAX_AREA_WORDS, words.length - 1); count > 0; count -= 1) {
    const area = words.slice(-count).join(' ');
    const isNamed = areaNames.get(country)?.has(bare(area)) || /^co(?:unty|\.)? \S+$/i.test(area);
    if (isNamed || (hasAreas(country) && isAdminArea(area, country) && !OF_KIND.test(bare(area))))
      return { before: words.slice(0, -count).join(' '), area };
  }
  return null;
};

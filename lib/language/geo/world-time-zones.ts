import { parseAddress, type PostalAddress } from './postal-address';

// Countries with several time zones; of the United States the towns of states with two zones.

const byPostalCode: Record<string, readonly (readonly [zone: string, codes: RegExp])[]> = {
  CA: [
    ['America/St_Johns', /^A1/],
    ['America/Halifax', /^[BCE]/],
    ['America/Toronto', /^(G[1-35-9]|[HJ-N])/],
    ['America/Winnipeg', /^R/],
    ['America/Regina', /^S[0-7]/],
    ['America/Edmonton', /^T/],
    ['America/Vancouver', /^V[3-9]/],
  ],
  ES: [
    ['Atlantic/Canary', /^(35|38)/],
    ['Europe/Madrid', /^\d/],
  ],
  PT: [['Europe/Lisbon', /^[1-8]/]],
  AU: [
    ['Australia/Sydney', /^(1|2[0-7])/],
    ['Australia/Melbourne', /^3/],
    ['Australia/Brisbane', /^4/],
    ['Australia/Adelaide', /^5/],
    ['Australia/Perth', /^6[0-3]/],
    ['Australia/Hobart', /^7/],
    ['Australia/Darwin', /^08/],
  ],
};

const byRegion: Record<string, Record<string, string>> = {
  CA: {
    AB: 'America/Edmonton',
    MB: 'America/Winnipeg',
    NB: 'America/Halifax',
    NS: 'America/Halifax',
    PE: 'America/Halifax',
  },
  AU: {
    ACT: 'Australia/Sydney',
    NT: 'Australia/Darwin',
    QLD: 'Australia/Brisbane',
    SA: 'Australia/Adelaide',
    TAS: 'Australia/Hobart',
    VIC: 'Australia/Melbourne',
  },
};

type Row = { country: string; region: string | undefined; zone: string; cities: string[] };

/** 'CA ON America/Toronto: toronto, ottawa'; the region may be missing, and further lines are indented. */
const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [head = '', cities = ''] = row.split(': ');
      const [country = '', ...rest] = head.split(' ');
      return { country, zone: rest.pop() ?? '', region: rest[0], cities: cities.split(/,\s+/) };
    });

/** Towns that their region tells from others of the name, far from the borders of its time zones. */
const townsOfRegions = rowsOf(`
CA ON America/Toronto: windsor, kingston, waterloo, cambridge, burlington, st. thomas, peterborough,
  brantford, milton, newmarket, aurora, ajax, whitby, pickering, bowmanville, caledon, bolton, welland,
  belleville, cornwall, brockville, orillia, woodstock, stratford, sarnia, chatham, collingwood,
  orangeville, georgetown, grimsby, fort erie, leamington, north bay, timmins, sault ste. marie, nepean,
  orleans, gloucester, north york, york, king city, midland, cobourg, trenton, pembroke, simcoe,
  tillsonburg, owen sound, port hope, lindsay, huntsville, bracebridge, gravenhurst, carleton place,
  perth, arnprior, rockland
CA QC America/Toronto: levis, terrebonne, repentigny, brossard, saguenay, drummondville, saint-jerome,
  granby, blainville, shawinigan, rimouski, victoriaville, dollard-des-ormeaux, pointe-claire, westmount,
  hull, aylmer, chelsea, cantley, mirabel, mascouche, chateauguay, saint-hyacinthe, magog, joliette,
  boucherville
CA BC America/Vancouver: richmond, delta, langley, coquitlam, port coquitlam, port moody, new westminster,
  maple ridge, white rock, chilliwack, mission, west vancouver, penticton, vernon, whistler, squamish,
  duncan, courtenay, campbell river, parksville, sidney, saanich, langford, hope, salmon arm
CA SK America/Regina: moose jaw, prince albert, swift current, yorkton, estevan, weyburn
US AZ America/Phoenix: phoenix, mesa, tempe, scottsdale, chandler, gilbert, glendale, peoria, surprise,
  goodyear, avondale, buckeye, queen creek, fountain hills, cave creek, apache junction, casa grande, tucson,
  prescott, prescott valley, yuma
US FL America/New_York: miami, tampa, orlando, jacksonville, fort lauderdale, st. petersburg, st petersburg,
  clearwater, sarasota, bradenton, naples, fort myers, cape coral, west palm beach, boca raton, hialeah,
  hollywood, gainesville, lakeland, ocala, kissimmee, melbourne, palm bay, daytona beach, pompano beach, largo
US FL America/Chicago: pensacola, destin, fort walton beach
US TX America/Chicago: houston, dallas, austin, san antonio, fort worth, arlington, plano, irving, frisco,
  mckinney, garland, denton, round rock, georgetown, cedar park, katy, sugar land, the woodlands, conroe,
  pearland, lubbock, amarillo, corpus christi, waco, tyler, mcallen, brownsville, laredo, new braunfels
US TX America/Denver: el paso
US TN America/Chicago: nashville, memphis, franklin, murfreesboro, clarksville, brentwood, hendersonville
US TN America/New_York: knoxville, chattanooga, johnson city, kingsport
US KY America/New_York: louisville, lexington, covington, florence
US KY America/Chicago: bowling green, owensboro, paducah
US IN America/New_York: indianapolis, fort wayne, carmel, fishers, bloomington, south bend, lafayette, muncie
US IN America/Chicago: evansville, gary, hammond
US MI America/New_York: detroit, grand rapids, lansing, ann arbor, flint, kalamazoo, troy, warren, livonia
US KS America/Chicago: wichita, kansas city, overland park, olathe, topeka, lawrence, shawnee, lenexa
US NE America/Chicago: omaha, lincoln, bellevue, grand island
US ND America/Chicago: fargo, bismarck, grand forks
US SD America/Chicago: sioux falls
US SD America/Denver: rapid city
US ID America/Denver: boise, meridian, nampa, caldwell, eagle, twin falls, idaho falls, pocatello
US ID America/Los_Angeles: coeur d'alene, post falls
US OR America/Los_Angeles: portland, salem, eugene, gresham, beaverton, hillsboro, bend, medford, corvallis
US NV America/Los_Angeles: las vegas, henderson, north las vegas, reno, sparks, carson city
US AL America/Chicago: birmingham, huntsville, montgomery, mobile, tuscaloosa, hoover, madison
US AK America/Anchorage: anchorage, fairbanks, juneau, wasilla
CA NL America/St_Johns: mount pearl, paradise, conception bay south, corner brook, gander, carbonear
`);

/** Cities of a name that no other town of the country is likely to be meant by. */
const cities = rowsOf(`
CA ON America/Toronto: toronto, ottawa, mississauga, brampton, hamilton, london, markham, vaughan,
  kitchener, guelph, barrie, oshawa, oakville, kanata, richmond hill, st. catharines, niagara falls,
  sudbury, scarborough, etobicoke
CA QC America/Toronto: montreal, quebec, quebec city, laval, gatineau, longueuil, sherbrooke,
  trois-rivieres
CA MB America/Winnipeg: winnipeg
CA SK America/Regina: regina, saskatoon
CA AB America/Edmonton: calgary, edmonton, red deer, lethbridge
CA BC America/Vancouver: vancouver, north vancouver, victoria, burnaby, surrey, kelowna, abbotsford,
  nanaimo, kamloops
CA NS America/Halifax: halifax
CA NB America/Halifax: moncton, fredericton, saint john
CA PE America/Halifax: charlottetown
CA NL America/St_Johns: st. john's, st john's
ES Europe/Madrid: madrid, barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma,
  palma de mallorca, bilbao, alicante, cordoba, valladolid, vigo, gijon, granada, oviedo, pamplona,
  almeria, santander, burgos, salamanca, san sebastian, a coruna, la coruna, marbella, cadiz, tarragona,
  girona, toledo, leon
ES Atlantic/Canary: las palmas, las palmas de gran canaria, santa cruz de tenerife, tenerife,
  gran canaria, lanzarote
AU NSW Australia/Sydney: sydney, newcastle, wollongong, parramatta
AU ACT Australia/Sydney: canberra
AU VIC Australia/Melbourne: melbourne, geelong, ballarat, bendigo
AU QLD Australia/Brisbane: brisbane, gold coast, cairns, townsville
AU SA Australia/Adelaide: adelaide
AU WA Australia/Perth: perth, fremantle
AU TAS Australia/Hobart: hobart, launceston
AU NT Australia/Darwin: darwin
PT Europe/Lisbon: lisboa, lisbon, porto, braga, coimbra, faro
`);

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

const citiesIn = (text: string, address: PostalAddress | null): string[] =>
  address ? [address.city] : text.split(/[,\n]/).slice(-2).reverse();

const zoneOfCity = (text: string, address: PostalAddress | null, country: string): string | null => {
  const region = address?.region;
  const rows = [
    ...cities.filter((row) => !row.region || !region || row.region === region),
    ...townsOfRegions.filter((row) => row.region === region),
  ].filter((row) => row.country === country);
  const zoneOf = (city: string) => rows.find((row) => row.cities.includes(plain(city)))?.zone ?? [];
  return citiesIn(text, address).flatMap(zoneOf)[0] ?? null;
};

/** The IANA time zone of an address by its postal code, region or city; null when uncertain. */
export const zoneInCountry = (text: string, country: string): string | null => {
  if (country === 'NZ') return /\b(?:chatham|waitangi)\b/i.test(text) ? null : 'Pacific/Auckland';
  const address = parseAddress(text, country);
  const code = address?.postalCode?.toUpperCase();
  // A postal code outside all areas may be on either side of a border.
  if (code) return byPostalCode[country]?.find(([, codes]) => codes.test(code))?.[0] ?? null;
  return byRegion[country]?.[address?.region ?? ''] ?? zoneOfCity(text, address, country);
};

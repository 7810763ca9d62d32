import { parseAddress, type PostalAddress } from './postal-address';

// Countries with several time zones, other than the United States.

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
  NZ: [['Pacific/Auckland', /^\d/]],
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

type Cities = { zone: string; region?: string; cities: string };

/** Towns that their region tells from others of the name, far from the borders of its time zones. */
const byTownOfRegion: Record<string, Record<string, Cities>> = {
  CA: {
    ON: {
      zone: 'America/Toronto',
      cities:
        'windsor, kingston, waterloo, cambridge, burlington, st. thomas, peterborough, brantford, milton, ' +
        'newmarket, aurora, ajax, whitby, pickering, bowmanville, caledon, bolton, welland, belleville, cornwall, ' +
        'brockville, orillia, woodstock, stratford, sarnia, chatham, collingwood, orangeville, georgetown, ' +
        'grimsby, fort erie, leamington, north bay, timmins, sault ste. marie, nepean, orleans, gloucester, ' +
        'north york, york, king city, midland, cobourg, trenton, pembroke, simcoe, tillsonburg, owen sound, ' +
        'port hope, lindsay, huntsville, bracebridge, gravenhurst, carleton place, perth, arnprior, rockland',
    },
    QC: {
      zone: 'America/Toronto',
      cities:
        'levis, terrebonne, repentigny, brossard, saguenay, drummondville, saint-jerome, granby, blainville, ' +
        'shawinigan, rimouski, victoriaville, dollard-des-ormeaux, pointe-claire, westmount, hull, aylmer, ' +
        'chelsea, cantley, mirabel, mascouche, chateauguay, saint-hyacinthe, magog, joliette, boucherville',
    },
    BC: {
      zone: 'America/Vancouver',
      cities:
        'richmond, delta, langley, coquitlam, port coquitlam, port moody, new westminster, maple ridge, ' +
        'white rock, chilliwack, mission, west vancouver, penticton, vernon, whistler, squamish, duncan, ' +
        'courtenay, campbell river, parksville, sidney, saanich, langford, hope, salmon arm',
    },
    SK: {
      zone: 'America/Regina',
      cities: 'moose jaw, prince albert, swift current, yorkton, estevan, weyburn',
    },
    NL: {
      zone: 'America/St_Johns',
      cities: 'mount pearl, paradise, conception bay south, corner brook, gander, carbonear',
    },
  },
};

/** Cities of a name that no other town of the country is likely to be meant by. */
const byCity: Record<string, readonly Cities[]> = {
  CA: [
    {
      zone: 'America/Toronto',
      region: 'ON',
      cities:
        'toronto, ottawa, mississauga, brampton, hamilton, london, markham, vaughan, kitchener, guelph, barrie, ' +
        'oshawa, oakville, kanata, richmond hill, st. catharines, niagara falls, sudbury, scarborough, etobicoke',
    },
    {
      zone: 'America/Toronto',
      region: 'QC',
      cities: 'montreal, quebec, quebec city, laval, gatineau, longueuil, sherbrooke, trois-rivieres',
    },
    { zone: 'America/Winnipeg', region: 'MB', cities: 'winnipeg' },
    { zone: 'America/Regina', region: 'SK', cities: 'regina, saskatoon' },
    { zone: 'America/Edmonton', region: 'AB', cities: 'calgary, edmonton, red deer, lethbridge' },
    {
      zone: 'America/Vancouver',
      region: 'BC',
      cities: 'vancouver, north vancouver, victoria, burnaby, surrey, kelowna, abbotsford, nanaimo, kamloops',
    },
    { zone: 'America/Halifax', region: 'NS', cities: 'halifax' },
    { zone: 'America/Halifax', region: 'NB', cities: 'moncton, fredericton, saint john' },
    { zone: 'America/Halifax', region: 'PE', cities: 'charlottetown' },
    { zone: 'America/St_Johns', region: 'NL', cities: "st. john's, st john's" },
  ],
  ES: [
    {
      zone: 'Europe/Madrid',
      cities:
        'madrid, barcelona, valencia, sevilla, zaragoza, malaga, murcia, palma, palma de mallorca, bilbao, ' +
        'alicante, cordoba, valladolid, vigo, gijon, granada, oviedo, pamplona, almeria, santander, burgos, ' +
        'salamanca, san sebastian, a coruna, la coruna, marbella, cadiz, tarragona, girona, toledo, leon',
    },
    {
      zone: 'Atlantic/Canary',
      cities:
        'las palmas, las palmas de gran canaria, santa cruz de tenerife, tenerife, gran canaria, lanzarote',
    },
  ],
  AU: [
    { zone: 'Australia/Sydney', region: 'NSW', cities: 'sydney, newcastle, wollongong, parramatta' },
    { zone: 'Australia/Sydney', region: 'ACT', cities: 'canberra' },
    { zone: 'Australia/Melbourne', region: 'VIC', cities: 'melbourne, geelong, ballarat, bendigo' },
    { zone: 'Australia/Brisbane', region: 'QLD', cities: 'brisbane, gold coast, cairns, townsville' },
    { zone: 'Australia/Adelaide', region: 'SA', cities: 'adelaide' },
    { zone: 'Australia/Perth', region: 'WA', cities: 'perth, fremantle' },
    { zone: 'Australia/Hobart', region: 'TAS', cities: 'hobart, launceston' },
    { zone: 'Australia/Darwin', region: 'NT', cities: 'darwin' },
  ],
  NZ: [
    { zone: 'Pacific/Auckland', cities: 'auckland, wellington, christchurch, tauranga, dunedin, hamilton' },
  ],
  PT: [{ zone: 'Europe/Lisbon', cities: 'lisboa, lisbon, porto, braga, coimbra, faro' }],
};

const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();

const citiesIn = (text: string, address: PostalAddress | null): string[] =>
  address ? [address.city] : text.split(/[,\n]/).slice(-2).reverse();

const zoneOfCity = (text: string, address: PostalAddress | null, country: string): string | null => {
  const isOfRegion = ({ region }: Cities) => !region || !address?.region || address.region === region;
  const ofRegion = byTownOfRegion[country]?.[address?.region ?? ''] ?? [];
  const lists = (byCity[country] ?? []).filter(isOfRegion).concat(ofRegion);
  const zoneOf = (city: string) =>
    lists.find(({ cities }) => cities.split(', ').includes(plain(city)))?.zone ?? [];
  return citiesIn(text, address).flatMap(zoneOf)[0] ?? null;
};

/** The IANA time zone of an address by its postal code, region or city; null when uncertain. */
export const zoneInCountry = (text: string, country: string): string | null => {
  const address = parseAddress(text, country);
  const code = address?.postalCode?.toUpperCase();
  // A postal code outside all areas may be on either side of a border.
  if (code) return byPostalCode[country]?.find(([, codes]) => codes.test(code))?.[0] ?? null;
  return byRegion[country]?.[address?.region ?? ''] ?? zoneOfCity(text, address, country);
};

import { isFamily, typeDefaults, type BusinessType, type TradeIcon } from './business-types';
import type { RequestKind } from '@/lib/language/i18n/request-kinds';
import type { Language } from '@/lib/language/i18n/languages';

/** `names`: null for a type of schema.org without a row here. */
export type Trade = {
  names: Record<Language, string> | null;
  type: BusinessType;
  asksFor: RequestKind;
  icon: TradeIcon;
};

/**
 * English name, schema.org type, what customers ask for, icon, Spanish name, other names in both languages.
 * To add one: docs/contributing.md#add-a-trade.
 */
const table = `
painter | HousePainter | estimate | brush | pintor | house painter, painting, pintura
plumber | Plumber | estimate | wrench | plomero | plumbing, drain cleaning, fontanero, plomería
roofer | RoofingContractor | estimate | house | techador | roofing, roofing contractor, techos
electrician | Electrician | estimate | bolt | electricista | electrical contractor, electricidad
hvac | HVACBusiness | estimate | flame | climatización | heating, air conditioning, calefacción
mover | MovingCompany | quote | truck | mudanzas | movers, moving, moving company, removals
locksmith | Locksmith | quote | key | cerrajero | lock and key, cerrajería
contractor | GeneralContractor | estimate | house | contratista | general contractor, builder, remodeler
handyman | HomeAndConstructionBusiness | estimate | wrench | reparaciones del hogar | handyman service, home repair
landscaper | HomeAndConstructionBusiness | estimate | leaf | jardinero | landscaping, lawn care, gardener, jardinería
tree service | HomeAndConstructionBusiness | estimate | leaf | poda de árboles | arborist, tree surgeon, arborista
cleaner | HomeAndConstructionBusiness | quote | sparkles | limpieza | cleaning, house cleaning, maid service, janitorial
window cleaner | HomeAndConstructionBusiness | quote | sparkles | limpiaventanas | window cleaning, pressure washing
pest control | HomeAndConstructionBusiness | quote | bug | control de plagas | exterminator, fumigador
pool service | HomeAndConstructionBusiness | quote | sparkles | piscinas | pool cleaning, pool builder
fencing | HomeAndConstructionBusiness | estimate | house | cercas | fence company, fence contractor, decks
flooring | HomeAndConstructionBusiness | estimate | house | pisos | floors, carpet installer, tiler, tile
carpenter | HomeAndConstructionBusiness | estimate | wrench | carpintero | joiner, cabinet maker, carpintería
mason | HomeAndConstructionBusiness | estimate | house | albañil | masonry, concrete, paving, bricklayer
solar | HomeAndConstructionBusiness | quote | sun | energía solar | solar installer, solar panels, paneles solares
garage doors | HomeAndConstructionBusiness | estimate | house | puertas de garaje | garage door repair
appliance repair | HomeAndConstructionBusiness | appointment | wrench | reparación de electrodomésticos | appliances
interior designer | ProfessionalService | appointment | brush | interiorista | interior design, decorator
junk removal | LocalBusiness | quote | truck | retiro de basura | hauling, dumpster rental, rubbish removal
towing | AutomotiveBusiness | quote | truck | grúas | tow truck, roadside assistance, grúa
mechanic | AutoRepair | appointment | car | mecánico | auto repair, car repair, garage, taller mecánico
body shop | AutoBodyShop | estimate | car | hojalatería | auto body, collision repair, hojalatería y pintura
car wash | AutoWash | booking | car | lavado de autos | auto detailing, detailing, car detailing
tire shop | TireShop | appointment | car | llantera | tires, tyres, llantas
car dealer | AutoDealer | answer | car | venta de autos | car dealership, auto sales, concesionario
car rental | AutoRental | booking | car | renta de autos | car hire, limousine, alquiler de coches
dentist | Dentist | appointment | tooth | dentista | dental, dental office, orthodontist, clínica dental
doctor | Physician | appointment | heart | médico | physician, family doctor, medical practice
clinic | MedicalClinic | appointment | heart | clínica | medical clinic, urgent care, clínica médica
chiropractor | MedicalBusiness | appointment | heart | quiropráctico | chiropractic, quiropráctica
physical therapist | Physiotherapy | appointment | heart | fisioterapeuta | physical therapy, physiotherapist, fisioterapia
optometrist | Optician | appointment | heart | óptica | optician, eye doctor, optómetra
therapist | MedicalBusiness | appointment | heart | psicólogo | counselor, psychologist, counselling, terapeuta
acupuncturist | MedicalBusiness | appointment | heart | acupunturista | acupuncture, acupuntura
pharmacy | Pharmacy | answer | heart | farmacia | chemist, drugstore
home care | MedicalBusiness | appointment | heart | cuidado en casa | caregiver, senior care, home health
vet | MedicalBusiness | appointment | paw | veterinario | veterinarian, veterinary, animal hospital, veterinaria
dog groomer | LocalBusiness | appointment | paw | estética canina | pet grooming, dog grooming, pet groomer
dog trainer | LocalBusiness | booking | paw | adiestrador de perros | dog walker, pet sitter, kennel, dog training
salon | HairSalon | appointment | scissors | peluquería | hair salon, hairdresser, hair stylist, salón de belleza
barber | HairSalon | appointment | scissors | barbero | barbershop, barber shop, barbería
beauty salon | BeautySalon | appointment | scissors | estética | beautician, esthetician, lashes, esteticista
nail salon | NailSalon | appointment | scissors | salón de uñas | nails, manicure, manicurista
spa | DaySpa | appointment | flower | spa | day spa, massage, massage therapist, masajes
tattoo | TattooParlor | appointment | brush | tatuador | tattoo artist, tattoo studio, tattoo parlor, tatuajes
gym | ExerciseGym | booking | dumbbell | gimnasio | fitness, personal trainer, entrenador personal
yoga | ExerciseGym | booking | flower | estudio de yoga | yoga studio, pilates, pilates studio
martial arts | SportsActivityLocation | booking | dumbbell | artes marciales | karate, boxing, dance studio
lawyer | Attorney | appointment | scales | abogado | attorney, law firm, law office, solicitor, abogados
notary | Notary | appointment | scales | notario | notary public, notaría
accountant | AccountingService | appointment | calculator | contador | accounting, bookkeeper, tax preparer, cpa, contable
insurance | InsuranceAgency | quote | briefcase | seguros | insurance agent, insurance agency, agente de seguros
financial advisor | FinancialService | appointment | calculator | asesor financiero | financial planner, mortgage broker
real estate agent | RealEstateAgent | appointment | house | agente inmobiliario | realtor, real estate, inmobiliaria
architect | ProfessionalService | quote | house | arquitecto | architecture, surveyor, home inspector
web designer | ProfessionalService | quote | computer | diseñador web | marketing agency, graphic designer, web design
printer | ProfessionalService | quote | briefcase | imprenta | print shop, sign shop, screen printing
computer repair | LocalBusiness | quote | computer | reparación de computadoras | phone repair, it support
security company | LocalBusiness | quote | key | seguridad | alarm company, security systems, cctv
photographer | ProfessionalService | booking | camera | fotógrafo | photography, photo studio, videographer, fotografía
musician | EntertainmentBusiness | booking | music | músico | dj, band, entertainer, event planner
music teacher | LocalBusiness | booking | music | profesor de música | music lessons, piano lessons
tutor | LocalBusiness | booking | book | profesor particular | tutoring, language school, clases particulares
driving school | LocalBusiness | booking | car | autoescuela | driving instructor, escuela de manejo
daycare | ChildCare | answer | people | guardería | child care, preschool, nursery, childcare
florist | Florist | answer | flower | florista | flower shop, flowers, floristería, florería
bakery | Bakery | answer | cake | panadería | baker, cake shop, pastelería
restaurant | Restaurant | booking | fork | restaurante | diner, pizzeria, taqueria, taquería
cafe | CafeOrCoffeeShop | answer | fork | cafetería | coffee shop, café
caterer | FoodEstablishment | quote | fork | banquetes | catering, food truck
hotel | Hotel | booking | key | hotel | inn, motel
bed and breakfast | BedAndBreakfast | booking | key | casa de huéspedes | b&b, guest house, guesthouse
travel agent | TravelAgency | quote | plane | agencia de viajes | travel agency, tour operator
storage | SelfStorage | quote | key | bodegas | self storage, storage units, guardamuebles
laundry | DryCleaningOrLaundry | answer | sparkles | lavandería | dry cleaner, dry cleaning, laundromat, tintorería
tailor | LocalBusiness | appointment | scissors | sastre | alterations, seamstress, dressmaker, costurera
jeweler | JewelryStore | answer | bag | joyería | jewelry store, jeweller, jewellery
shop | Store | answer | bag | tienda | store, boutique, gift shop
funeral home | LocalBusiness | answer | flower | funeraria | funeral director, undertaker, cremation
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split(' | ') as [string, BusinessType, RequestKind, TradeIcon, string, string]);

/** Removes accents, so that spellings can be compared. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

export const trades: readonly { trade: Trade; names: readonly string[] }[] = rows.map(
  ([en, type, asksFor, icon, es, also]) => ({
    trade: { names: { en, es }, type, asksFor, icon },
    names: [en, es, ...also.split(', ')],
  }),
);

/**
 * Categories of Google's business profiles and words of Australia, Britain and Ireland, for which names and
 * services are not searched.
 */
const categories: Record<string, string> = {
  plumber:
    'drainage, gas engineer, heating engineer, boiler, bathroom fitter, septic system, drainlayer, boiler supplier',
  hvac: 'air conditioning repair, air conditioning system supplier, hvac repair, furnace repair',
  electrician: 'sparky, sparkie, electrical installation, emergency electrician',
  locksmith: 'emergency locksmith, car locksmith, auto locksmith',
  handyman: 'tradie, tradesman, handyman/handywoman/handyperson, handywoman, handyperson',
  mover:
    'removalist, moving and storage, man and van, moving supply, furniture removals, house removals, furniture removalist, piano moving',
  contractor:
    'kitchen remodeler, bathroom remodeler, home builder, custom home builder, construction, drywall, dry wall, ' +
    'demolition, excavating, siding, insulation, building firm, renovation, water damage restoration, plasterer, ' +
    'fire damage restoration, waterproofing, stucco, mold removal, foundation, countertop, window installation',
  painter: 'painter and decorator, painting and decorating, painters and decorators',
  roofer: 'gutter, gutter cleaning, gutters, roof repair',
  landscaper:
    'landscape designer, lawn mowing, lawn sprinkler system, landscape gardener, irrigation equipment, irrigation, ' +
    'snow removal, lawn mower',
  'tree service': 'tree trimming, tree removal',
  cleaner:
    'commercial cleaning, carpet cleaning, upholstery cleaning, chimney sweep, chimney, office cleaning',
  'window cleaner': 'gutter cleaner, power washing',
  'pool service': 'swimming pool, swimming pool repair, pool maintenance',
  fencing: 'deck builder, fence, fence builder',
  flooring: 'wood floor installation, tiling, floor sanding and polishing',
  mason: 'asphalt, concreter, stone mason, driveway, patio builder',
  solar: 'solar energy, solar panel installation, solar energy equipment supplier',
  'garage doors': 'garage door, garage door supplier, garage builder',
  'junk removal': 'garbage collection, debris removal, waste management, skip hire, junk dealer',
  mechanic:
    'auto repair shop, mobile mechanic, brake shop, auto tune up, mot centre, oil change, transmission shop',
  'body shop': 'panel beater, car body shop, auto body shop, dent removal',
  'car rental': 'car rental agency',
  dentist: 'dental clinic, cosmetic dentist, pediatric dentist, dental surgery',
  'physical therapist':
    'physical therapy clinic, physiotherapy, physio, physiotherapy center, physiotherapy centre',
  lawyer: 'personal injury attorney, criminal justice attorney, divorce lawyer, family law attorney',
  'home care': 'home health care, aged care, home help',
  salon: 'hair care',
  'beauty salon': 'skin care clinic, facial spa, aesthetics clinic, hair removal, waxing hair removal',
  tattoo: 'tattoo shop, tattoo and piercing shop',
  'martial arts': 'martial arts school, karate school, boxing gym',
  accountant:
    'tax preparation, bookkeeping, certified public accountant, chartered accountant, tax consultant',
  'real estate agent': 'real estate agency, real estate consultant, estate agent, letting agent',
  'security company': 'security system installer, security guard, security system supplier',
  photographer: 'wedding photographer, portrait studio, video production',
  daycare: 'day care center, day care centre, child care agency, creche',
  storage: 'self-storage facility, storage facility',
  'bed and breakfast': 'bed & breakfast',
  'computer repair': 'electronics repair shop, mobile phone repair shop, computer support and services',
  musician: 'wedding planner, dj',
  vet: 'vet clinic, veterinary clinic, animal clinic',
};

// Later entries win: a plain name means its trade, a type the first trade that has it.
const byName = new Map<string, Trade>([
  ...[...typeDefaults].map(([type, defaults]) => [bare(type), { names: null, type, ...defaults }] as const),
  ...trades
    .filter(({ trade: { type } }) => !isFamily(type))
    .map(({ trade }) => [bare(trade.type), trade] as const)
    .reverse(),
  ...trades.flatMap(({ trade, names }) =>
    [...(categories[names[0] ?? '']?.split(', ') ?? []), ...names].map(
      (name) => [bare(name), trade] as const,
    ),
  ),
]);

export const tradeNames: readonly string[] = [
  ...trades.flatMap(({ names }) => names),
  ...typeDefaults.keys(),
];

const SCHEMA_ADDRESS = /^\s*(?:(?:https?:\/\/)?(?:www\.)?schema\.org\/|schema:)/i;
/**
 * Words that the categories of Google's business profiles add: 'Junk removal service', 'Concrete contractor'.
 */
const CATEGORY_AT_END =
  /[\s-]+(?:contractor|service|company|specialist|professional|business|installer)s?\s*$/i;

const exactlyNamed = (name: string): Trade | null =>
  byName.get(bare(name)) ?? byName.get(bare(name).replace(/s$/, '')) ?? null;

/**
 * The trade of a plain name, of a category of Google's business profiles or of a type of schema.org, also as
 * an address, whatever its capitals and accents; else null.
 */
export const tradeNamed = (text: string): Trade | null => {
  const name = text.replace(SCHEMA_ADDRESS, '');
  return (
    exactlyNamed(name) ??
    (CATEGORY_AT_END.test(name) ? exactlyNamed(name.replace(CATEGORY_AT_END, '')) : null)
  );
};

/** The longest name of a trade in a text: 'photographer' in 'wedding photographer'. */
export const tradeNameIn = (text: string): string | null =>
  tradeNames
    .filter((name) => ` ${text.toLowerCase()} `.includes(` ${name.toLowerCase()} `))
    .reduce<string | null>((longest, name) => (name.length > (longest?.length ?? 0) ? name : longest), null);

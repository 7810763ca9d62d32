import { siteOf } from '@/test/records';
import { businessType, saidTrade, tradeInNames } from './business-type';
import { tradeNamed } from '@/lib/content/business/trades';

const typeFor = (...services: string[]) =>
  businessType({
    trade: null,
    name: 'Acme',
    services: services.map((name) => ({ name, slug: null, blocks: [] })),
  });

test.each([
  ['HousePainter', ['Interior Painting', 'Exterior Painting', 'Pressure Washing']],
  ['HousePainter', ['Pintura de interiores', 'Barnizado de terrazas', 'Podas']],
  ['Plumber', ['Drain Cleaning', 'Water Heaters']],
  ['Plumber', ['Plomería', 'Desagües']],
  ['RoofingContractor', ['Roof Repair', 'Gutters And Downspouts']],
  ['RoofingContractor', ['Techos', 'Canalones']],
  ['Electrician', ['Electrical Panels', 'Rewiring']],
  ['Electrician', ['Instalación eléctrica']],
  ['HVACBusiness', ['A/C Repair', 'Furnaces']],
  ['MovingCompany', ['Local Moving']],
  ['Locksmith', ['Lockouts']],
  ['GeneralContractor', ['Kitchen Remodeling', 'Home Additions']],
  ['HomeAndConstructionBusiness', ['Lawn Care', 'Landscape Design']],
  ['HomeAndConstructionBusiness', ['Diseño de jardines', 'Cuidado del césped']],
  ['HomeAndConstructionBusiness', ['Interior Painting', 'Drain Cleaning']],
  ['HomeAndConstructionBusiness', ['Painting', 'Lawn Care']],
  ['LocalBusiness', ['Dog Grooming', 'Portrait Sessions']],
])('%s for %j', (type, services) => expect(typeFor(...services)).toBe(type));

test.each([
  ['Northgable Roofing', [], 'RoofingContractor'],
  ['Blue Ridge Plumbing & Drain', ['Water Heaters', 'Repiping', 'Gas Lines'], 'Plumber'],
  ['Blue Ridge Plumbing & Drain', ['Service Plans', 'Emergencies'], 'Plumber'],
  ['Acme Plumbing & Heating', ['Service Plans'], 'HomeAndConstructionBusiness'],
  ['Acme Plumbing', ['Roof Repair', 'Gutters', 'Lawns', 'Patios'], 'HomeAndConstructionBusiness'],
  ['Acme Plumbing', ['Roof Repair', 'Gutters', 'Lawns'], 'RoofingContractor'],
  ['Proof Stone & Blocks', [], 'LocalBusiness'],
  ['School Bus Repair', ['Brakes', 'Doors'], 'LocalBusiness'],
  ['Plumbers Local 101', [], 'LocalBusiness'],
  ['Electricians Local Union No. 26', [], 'LocalBusiness'],
  ['Proof Bakery & Blocks', [], 'Bakery'],
  ['Ace Towing', ['Towing', 'Lockouts', 'Jump Starts', 'Roadside Help'], 'AutomotiveBusiness'],
  ['Garden City Dental', ['Cleanings', 'Implants', 'Crowns'], 'Dentist'],
  ['Clínica Dental Sonrisa', ['Implantes'], 'Dentist'],
  ['Hartley & Sons Solicitors', ['Wills', 'Conveyancing'], 'Attorney'],
  ['Blue Pools & Spas', ['Pool Cleaning', 'Spa Repair'], 'HomeAndConstructionBusiness'],
  ['Northside Barber Shop', [], 'HairSalon'],
  ['Pelican Garage Doors', ['Openers', 'Springs'], 'HomeAndConstructionBusiness'],
  ['The Lawn Doctor', [], 'HomeAndConstructionBusiness'],
  ['The Lawn Doctor', ['Lawn Mowing', 'Aeration'], 'HomeAndConstructionBusiness'],
  ['Garage Door Guys', [], 'HomeAndConstructionBusiness'],
  ['Hot Springs Spa & Hot Tub Repair', [], 'LocalBusiness'],
  ['Restaurant Hood Cleaning', [], 'LocalBusiness'],
  ['Restaurant Hood Cleaning', ['Restaurant Hood Cleaning'], 'LocalBusiness'],
  ['Kitchen Table Restaurant', ['Restaurant', 'Catering'], 'Restaurant'],
  ['Computer Doctor', ['Virus Removal', 'Upgrades'], 'LocalBusiness'],
  ['Dog Hotel Denver', ['Daycare', 'Walks'], 'LocalBusiness'],
  ['Moving Pictures Photography', [], 'LocalBusiness'],
  ['Acme Plumbing Supply', [], 'LocalBusiness'],
  ['Law Office Cleaning', [], 'LocalBusiness'],
  ['Baker Electric', [], 'Electrician'],
  ['Electric Avenue Salon', ['Haircuts'], 'LocalBusiness'],
  ["Painter's Pizza", ['Pizza'], 'LocalBusiness'],
  ['Moving Mountains Yoga', ['Yoga'], 'ExerciseGym'],
  ['Roof Cleaning of Tacoma', ['Moss'], 'LocalBusiness'],
  ['Paint Correction Studio', [], 'LocalBusiness'],
  ['Roof Rack World', [], 'LocalBusiness'],
  ['Dentist Chair Upholstery', [], 'LocalBusiness'],
  ['Olive Garden', [], 'LocalBusiness'],
  ['Pool Tables Moved', [], 'LocalBusiness'],
  ['Roof Pros of Denver', [], 'RoofingContractor'],
  ['Tree Care Tacoma', [], 'HomeAndConstructionBusiness'],
  ['Smith Dental', ['Whitening', 'Implants'], 'Dentist'],
  ['Garden City Dental', [], 'LocalBusiness'],
  ["Dentist's Choice Lab", [], 'LocalBusiness'],
  ['The Plumbers Arms', [], 'LocalBusiness'],
  ['Painter Rock Brewing', [], 'LocalBusiness'],
  ['Bakery Square Apartments', [], 'LocalBusiness'],
  ['Roofing Nail Records', [], 'LocalBusiness'],
  ['Florist Street Dental', [], 'LocalBusiness'],
  ["Barber's Landing Marina", [], 'LocalBusiness'],
  ['Barber & Sons', [], 'LocalBusiness'],
  ['Mason Brothers', [], 'LocalBusiness'],
  ['Happy Faces Face Painting', [], 'LocalBusiness'],
  ['Bike Mechanic', [], 'LocalBusiness'],
  ['Pawsome Dog Daycare', [], 'LocalBusiness'],
  ['Websites for Plumbers', [], 'LocalBusiness'],
  ['Green Thumb Nursery', [], 'LocalBusiness'],
  ['DJ Home Services', [], 'LocalBusiness'],
  ['The Old Bakery Holiday Let', [], 'LocalBusiness'],
  ['Movers & Shakers', [], 'LocalBusiness'],
  ['Fence Post Cafe', [], 'LocalBusiness'],
  ['Kew Gardens', [], 'LocalBusiness'],
  ['Attorney Services of Utah', [], 'LocalBusiness'],
  ['Fresh Paint', [], 'LocalBusiness'],
  ['Smith Auto Electrical', [], 'LocalBusiness'],
  ['Event Loos', ['Portable Toilets', 'Luxury Toilets'], 'LocalBusiness'],
  ['Rack Attack', ['Roof Racks', 'Roof Boxes', 'Bike Carriers'], 'LocalBusiness'],
  ['E-Ride', ['Electric Bikes', 'Electric Scooters'], 'LocalBusiness'],
  ['Art Barn', ['Painting Classes', 'Painting Parties'], 'LocalBusiness'],
  ['Smile Lab', ['Dental Crowns', 'Dental Bridges'], 'LocalBusiness'],
  ['Seaside Stay', ['Swimming Pool', 'Garden', 'Parking'], 'LocalBusiness'],
  ['A1 Painting & Decorating', [], 'HousePainter'],
  ['John Smith Painter & Decorator', [], 'HousePainter'],
  ['Fresh Coat Painters of Austin', [], 'HousePainter'],
  ['Smith & Sons Plumbing Services, L.L.C.', [], 'Plumber'],
  ['Leeds Emergency Plumbers Ltd', [], 'Plumber'],
  ['Hansen Heating & Air', [], 'HVACBusiness'],
  ['Two Guys Moving', [], 'MovingCompany'],
  ['A1 Locksmiths Dublin', [], 'Locksmith'],
  ['Denver Tree Service', [], 'HomeAndConstructionBusiness'],
  ['Shield Pest Control', [], 'HomeAndConstructionBusiness'],
  ["Tony's Barber Shop", [], 'HairSalon'],
  ['Panadería Rosa', [], 'Bakery'],
  ['Roadrunner Auto Repair & Towing', [], 'AutoRepair'],
])("the business's name decides when no trade has most services: %s, %j", (name, services, type) =>
  expect(
    businessType({
      trade: null,
      name,
      services: services.map((service) => ({ name: service, slug: null, blocks: [] })),
    }),
  ).toBe(type),
);

test("the record's trade decides, whatever the names say", () =>
  expect(
    businessType({
      ...siteOf({ name: 'Acme Roofing', services: ['Roof Repair'] }),
      trade: tradeNamed('florist'),
    }),
  ).toBe('Florist'));

test('the trade that names tell has all that a trade decides', () => {
  expect(tradeInNames({ name: 'Acme Roofing', services: [] })).toBe(tradeNamed('roofer'));
  expect(tradeInNames({ name: 'Garden City Dental', services: [] })).toBeNull();
  expect(tradeInNames({ name: 'Smith Dental', services: [] })).toBe(tradeNamed('dentist'));
});

test.each([
  ["Painter's Pizza", ['Margherita', 'Calzone'], undefined],
  ['Mason & Mason', ['Tax returns'], undefined],
  ['Gardener Bookkeeping', ['Payroll'], undefined],
  ["Locksmith's Arms", ['Lunch', 'Real ale'], undefined],
  ['Hotel Cleaners', ['Rooms'], undefined],
  ['Two Pines Handyman', ['Drywall', 'Doors'], 'handyman'],
  ['Garage Door Guys', ['Springs', 'Openers'], 'garage doors'],
  ['Plumber Pete', ['Drains'], 'plumber'],
])('pages of %s with %j name the trade that search engines are told: %s', (name, services, trade) =>
  expect(saidTrade({ ...siteOf({ name, services }), trade: null })?.names?.en).toBe(trade),
);

import { businessType } from './business-type';

const typeFor = (...services: string[]) =>
  businessType({ name: 'Acme', services: services.map((name) => ({ name, slug: null, blocks: [] })) });

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
  ['Proof Bakery & Blocks', [], 'LocalBusiness'],
])("the business's name decides when no trade has most services: %s, %j", (name, services, type) =>
  expect(
    businessType({ name, services: services.map((service) => ({ name: service, slug: null, blocks: [] })) }),
  ).toBe(type),
);

import { checkRecord } from '@/lib/content/record/parse-record';

const dbServices = ['Roofs', 'Gutters', 'Deck & Fence', 'Painting', 'Gutters'].map((name) => ({ name }));
const grouped = (serviceGroups: unknown) => {
  const { site, problems } = checkRecord({ dbServices, options: { serviceGroups } }, 'test');
  return { services: site.services.map(({ name, group }) => [name, group]), problems };
};

test('services stand in the order of their groups, those of none behind them', () => {
  const outside = { title: 'Outside', services: ['deck  & FENCE', 'GUTTERS'] };
  const { services } = grouped([outside, { title: 'Inside', services: ['Painting'] }]);
  expect(services.map((service) => service.join(': '))).toEqual([
    ...['Deck & Fence: Outside', 'Gutters: Outside', 'Painting: Inside'],
    ...['Roofs: ', 'Gutters: '],
  ]);
});

test('a name of no service or in two groups is reported; a group without a title is ignored', () => {
  const { services, problems } = grouped([
    { services: ['Painting'] },
    { title: 'Outside', services: ['Roofs', 'Cellars', null] },
    { title: 'Above', services: ['Roofs'] },
  ]);
  expect(services.filter(([, group]) => group)).toEqual([['Roofs', 'Outside']]);
  expect(problems).toEqual(
    expect.arrayContaining([
      { path: 'options.serviceGroups[1].services[1]', reason: 'is not the name of a service' },
      { path: 'options.serviceGroups[2].services[0]', reason: 'stands in two groups' },
    ]),
  );
});

test('without groups services are as they are written', () => {
  expect(grouped(undefined).services).toEqual(dbServices.map(({ name }) => [name, undefined]));
  expect(grouped([]).services).toEqual(grouped(undefined).services);
});

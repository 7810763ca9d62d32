import { siteFor } from '@/test/site';

test('without options a business has what every business has', () => {
  expect(siteFor({ dbPrincipal: { name: 'Acme' } })).toMatchObject({
    trade: null,
    country: 'US',
    serviceArea: { cities: [], isAddressHidden: false },
    words: {},
    popup: true,
    secondForm: true,
    counters: null,
    hyphenAddresses: false,
    search: { localTitles: false, pages: {} },
    priceRange: null,
    ownReviews: [],
  });
});

test('options are read', () => {
  expect(
    siteFor({
      options: {
        trade: ' dentist ',
        country: 'gb',
        serviceArea: { cities: ['Otley', null, 'Ilkley'], hideAddress: 'yes' },
        words: { callToAction: 'Book an appointment', formTitle: ' ' },
        popup: false,
        secondForm: 'off',
        counters: [{ value: 12, unit: '+', label: 'dentists' }, { value: 3 }, { label: 'rooms', value: '4' }],
        addresses: 'Hyphens',
        search: { titles: 'local', pages: { '/about': { title: 'Who we are' } } },
        priceRange: '$$',
        reviews: [
          { stars: 4, date: '2025-01-05' },
          { text: 'No stars' },
          { stars: '5', date: '2026-03-02', text: 'Gentle.', author: 'R. K.' },
        ],
      },
    }),
  ).toMatchObject({
    trade: { type: 'Dentist', asksFor: 'appointment' },
    country: 'GB',
    serviceArea: { cities: ['Otley', 'Ilkley'], isAddressHidden: true },
    words: { callToAction: 'Book an appointment' },
    popup: false,
    secondForm: false,
    counters: [
      { value: 12, unit: '+', label: 'dentists' },
      { value: 4, unit: '', label: 'rooms' },
    ],
    hyphenAddresses: true,
    search: {
      localTitles: true,
      pages: { '/about': { title: 'Who we are', description: null, shareTitle: null } },
    },
    priceRange: '$$',
    ownReviews: [
      { date: '2026-03-02', stars: 5, text: 'Gentle.', author: 'R. K.' },
      { date: '2025-01-05', stars: 4 },
    ],
  });
});

test('counters: false is no counter at all', () => {
  expect(siteFor({ options: { counters: false } }).counters).toEqual([]);
});

test('an unusable option costs itself, and is named', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = siteFor(
    {
      options: {
        country: 'Britain',
        popup: 'perhaps',
        counters: 4,
        search: { titles: 'shouting', pages: { '/about': { title: 7, description: {} } } },
        trade: 'florist',
      },
    },
    'odd-options',
  );
  expect(site).toMatchObject({ trade: { type: 'Florist' }, country: 'US', popup: true, counters: null });
  expect(site.search.pages['/about']).toEqual({ title: '7', description: null, shareTitle: null });
  expect(log.mock.calls.map(([line]) => /field="?([^" ]+)/.exec(String(line))?.[1]).sort()).toEqual([
    'options.counters',
    'options.country',
    'options.popup',
    'options.search.pages./about.description',
    'options.search.titles',
  ]);
});

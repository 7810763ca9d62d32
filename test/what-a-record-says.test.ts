import { parseRecord } from '@/lib/content/record/parse-record';
import { lookNames } from '@/lib/content/look/looks';
import { renderPages } from '@/test/render-pages';

jest.mock('undici', () => ({}));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}), notFound: jest.fn() }));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));

const record = {
  dbPrincipal: {
    name: 'Acme Painting',
    phones: [{ phone: '+16095550123' }, { phone: '6095550124', name: 'Office' }],
    emails: [{ email: 'joe@acme.example' }],
    location: [{ address: '12 Main St, Trenton, NJ 08608' }],
    workdays: [{ day: 'Mon-Fri' }],
    workHours: [{ hour: '9-5' }],
  },
  dbSlogan: [{ slogan: 'We paint' }, { slogan: 'Two' }, { slogan: 'Three' }, { slogan: 'Four' }],
  dbAbout: [{ text: 'About us.' }, { text: 'More.' }],
  dbServices: [{ name: 'Walls', description: [{ text: 'We paint walls.' }] }],
  options: {
    prices: [{ service: 'Walls', from: '$120', to: '$180', unit: 'room', duration: '45 min' }],
    registrations: [{ label: 'Gas Safe', number: '123456' }],
    team: [{ name: 'Rosa', role: 'Owner', text: 'Paints since 2009.' }],
    announcement: { text: 'Closed for the holidays.' },
    reviews: [
      {
        date: '2026-03-02',
        stars: 4.5,
        text: 'Fine.',
        author: 'Ana',
        town: 'Otley',
        platform: 'Google',
        reply: 'Thanks!',
      },
    ],
  },
  reviews: { activo: true },
};

/** Words and the pages that show them: '*' for all. */
const shown: Record<string, string> = {
  '(609) 555-0123': '*',
  '(609) 555-0124': '*',
  '$120 – $180': 'home services service',
  '45 min': 'home services service',
  '"Offer"': 'services service',
  'Gas Safe': '*',
  Rosa: 'about',
  'Closed for the holidays.': '*',
  Otley: 'reviews',
  'Thanks!': 'reviews',
};

test.each(lookNames)('%s shows what a record says, and numbers as people write them', async (look) => {
  const pages = await renderPages(parseRecord({ ...record, options: { ...record.options, look } }, 'acme'));
  for (const [words, kinds] of Object.entries(shown)) {
    const silent = pages.filter(
      ({ kind, html }) => !html.includes(words) && (kinds === '*' || kinds.split(' ').includes(kind)),
    );
    expect([words, silent.map(({ kind }) => kind)]).toEqual([words, []]);
  }
  expect(pages.filter(({ html }) => />\+?1?609555012/.test(html)).map(({ kind }) => kind)).toEqual([]);
});

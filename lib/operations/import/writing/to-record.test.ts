import { imported, page, pages, sourceOf } from '@/test/old-site';
import { readSite } from '../fetching/read-site';
import { redirectsOf } from './import-redirects';

test('a record says what the site says', async () => {
  const { record } = await imported();
  expect(record).toMatchObject({
    dbPrincipal: {
      name: 'Acme Painting',
      exprYears: 28,
      location: [{ address: '1200 Larimer Street, Denver, CO 80204' }],
      phones: [{ phone: '(303) 555-0142', name: 'Office' }],
      emails: [{ email: 'office@acme.example' }],
    },
    dbSlogan: [{ slogan: 'Two coats, every time' }],
    dbAbout: [{ text: expect.stringMatching(/^Rosa Acme has painted/) }],
    dbServices: [
      {
        name: 'Interior Painting',
        description: [
          { img: 'https://www.acme.example/img/hall.jpg', text: expect.stringMatching(/^Walls/) },
        ],
      },
      { name: 'Deck Staining', description: [{ text: expect.stringMatching(/^Boards/) }] },
    ],
    dbSocialMedia: { redes: [{ url: 'https://www.facebook.com/acmepainting' }] },
    options: {
      trade: 'painter',
      counters: false,
      country: 'US',
      serviceArea: { cities: ['Denver', 'Aurora', 'Golden'] },
      hours: { friday: [{ opens: '08:00', closes: '17:00' }] },
      reviews: [{ author: 'Jo K., Denver', text: expect.stringMatching(/^They were on time/) }],
    },
  });
});

test('hours that are seen win over those for machines, and the report names both with their places', async () => {
  const { facts } = await imported();
  const hours = facts.findings.entries.filter(({ field }) => field === 'options.hours');
  expect(hours).toMatchObject([
    { sure: 'sure', value: expect.stringContaining('fri 08:00-17:00') },
    { sure: 'left out', value: expect.stringContaining('fri 08:00-18:00') },
  ]);
  expect(hours[1]?.places[0]?.where).toBe('JSON-LD HousePainter.openingHours');
});

test('an old address leads to the new page of the same meaning', async () => {
  const old = {
    ...pages,
    '/deck-staining.htm': page(
      'Deck Staining',
      '<h1>Deck Staining</h1><p>Boards washed, sanded and stained in two dry days, and again in three years.</p>',
    ),
  };
  old['/services'] = old['/services'].replace(
    '<h3>Deck Staining</h3>',
    '<h3><a href="/deck-staining.htm">Deck Staining</a></h3>',
  );
  const { site, ...rest } = await imported({ ...old, '/our-people': page('x', 'y') });
  expect(redirectsOf(rest, 'acme', [new URL('https://www.acme.example/careers')])).toMatchObject({
    lost: [{ address: 'https://www.acme.example/careers' }],
  });
  expect(site.pages).toHaveLength(5);
});

test('an empty shell of scripts is said to be one', async () => {
  const shell = '<html><body><div id="root"></div><script src="/app.js"></script></body></html>';
  await expect(readSite(sourceOf({ '/': shell }))).rejects.toThrow('empty shell');
});

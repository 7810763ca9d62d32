import { imported, page, pages, sourceOf } from '@/test/old-site';
import { differencesOf, formatDifferences } from './differences';
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
      country: 'US',
      serviceArea: { cities: ['Denver', 'Aurora', 'Golden'] },
      hours: { friday: [{ opens: '08:00', closes: '17:00' }] },
      reviews: [{ author: 'Jo K., Denver', text: expect.stringMatching(/^They were on time/) }],
    },
  });
});

test('neither a fax nor the number of the site’s maker is a phone, and no button to share a profile', async () => {
  const text = JSON.stringify((await imported()).record);
  expect(text).not.toMatch(/555-0199|555-0101|sharer|Webby/);
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

test('a comparison names what only one side says, and keeps corrections apart from news', async () => {
  const { record } = await imported();
  const own = structuredClone(record) as { dbPrincipal: Record<string, unknown>; dbServices: unknown[] };
  own.dbPrincipal = { ...own.dbPrincipal, name: 'Acme Painters', paymentMethod: 'Cash' };
  own.dbServices.pop();
  const differences = differencesOf(own, record);
  expect(differences.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
    'changed dbPrincipal.name',
    'own dbPrincipal.paymentMethod',
    'new dbServices[]',
  ]);
  expect(formatDifferences(differences)).toContain('dbPrincipal.name: Acme Painters -> Acme Painting');
  expect(formatDifferences(differencesOf(record, record))).toContain('say the same');
});

/** The record of a site whose page of contact, or Home, has this besides. */
const recordWith = async (body: string, path: keyof typeof pages = '/contact') => {
  const { record } = await imported({ ...pages, [path]: pages[path].replace('</h1>', `</h1>${body}`) });
  return record as {
    dbPrincipal: { phones: { phone: string; name?: string }[]; emails: { email: string }[] };
    gallery?: string[];
    options: {
      hours: Record<string, unknown>;
      reviews: { author: string; stars?: number }[];
      pages?: unknown;
    };
  };
};

test.each([
  [
    '<a class="__cf_email__" data-cfemail="5a33342e3b313f1a3b363e3f282b2f33342e3b343b743f223b372a363f">x</a>',
    'intake@alderquintana.example',
  ],
  ['<p>desk<!-- -->@<!-- -->acme.example</p>', 'desk@acme.example'],
  [
    '<span id="p">555</span><a href="mailto:desk%40acme.example">desk (at) acme (dot) example</a>',
    'desk@acme.example',
  ],
])('an address that is hidden from machines is read: %s', async (html, email) => {
  expect((await recordWith(html)).dbPrincipal.emails).toContainEqual({ email });
});

test.each([
  [
    '<table><tr><td>Saturday</td><td>9am - noon</td></tr></table>',
    'saturday',
    [{ opens: '09:00', closes: '12:00' }],
  ],
  ['<p>Saturday</p><p>9:00 - 12:00</p>', 'saturday', [{ opens: '09:00', closes: '12:00' }]],
  ['<dl><dt>Sat/Sun:</dt><dd>closed</dd></dl>', 'sunday', []],
])('hours are read in %s', async (html, day, spans) => {
  const hours = `<p>M-F: 8am - 5pm</p>${html}`;
  expect((await recordWith(hours)).options.hours).toMatchObject({
    friday: [{ closes: '17:00' }],
    [day]: spans,
  });
});

test.each([
  [
    '<div class="testimonial"><h3>Ana Ruiz</h3><i class="fa fa-star"></i><i class="fa fa-star"></i><p>They did what they said, and a day early at that.</p></div>',
    'Ana Ruiz',
    2,
  ],
  [
    '<div role="listitem" class="review"><div role="img" aria-label="Rated 5 out of 5 stars."></div><p>"They did what they said, and a day early at that."</p><p>Ana Ruiz</p></div>',
    'Ana Ruiz',
    5,
  ],
  ['<h2>Kind words</h2><p>★★★★ "They did what they said, and a day early." - Ana Ruiz</p>', 'Ana Ruiz', 4],
])('a review has its author and its stars: %s', async (html, author, stars) => {
  expect((await recordWith(html, '/')).options.reviews).toContainEqual(
    expect.objectContaining({ author, stars }),
  );
});

test('questions of a form or a call to action are no questions with answers; those of an accordion are', async () => {
  const asked = await recordWith('<h2>Ready to start?</h2><p>Call us today, we answer.</p>', '/');
  expect(JSON.stringify(asked.options.pages ?? null)).not.toContain('Ready');
  const toggles = ['Do you work in winter?', 'Is there a deposit?'].map(
    (one) => `<details><summary>${one}</summary><p>Yes, there is.</p></details>`,
  );
  const { options } = await recordWith(toggles.join(''), '/');
  expect(options.pages).toMatchObject([
    { blocks: [{ type: 'questions', items: [{ question: 'Do you work in winter?' }, {}] }] },
  ]);
});

test('the picture above the heading of a card belongs to that card alone', async () => {
  const cards = ['hall', 'deck'].map(
    (name) =>
      `<div class="card"><img src="/img/${name}.jpg"><h3>Painting a ${name}</h3><p>Two coats, with everything covered.</p></div>`,
  );
  const { record } = await imported({
    ...pages,
    '/services': page('Services', `<h1>Services</h1>${cards.join('')}`),
  });
  expect(record).toMatchObject({
    dbServices: ['hall', 'deck'].map((name) => ({
      name: `Painting a ${name}`,
      description: [{ img: `https://www.acme.example/img/${name}.jpg` }],
    })),
  });
});

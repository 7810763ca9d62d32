import { imported, page, pages } from '@/test/old-site';

type Pages = Partial<Record<string, string>>;
/** The record of the site with these parts of pages besides, or these pages. */
const recordOf = async (parts: Pages, whole: Pages = {}) => {
  const changed = Object.entries(parts).map(([path, body]) => [
    path,
    (pages[path as keyof typeof pages] ?? page('x', '<h1>x</h1>')).replace('</h1>', `</h1>${body}`),
  ]);
  const { record } = await imported({ ...pages, ...Object.fromEntries(changed), ...whole });
  return record as { dbPrincipal: { phones: { phone: string }[]; emails?: unknown; licensed?: string } };
};

test.each([
  ['a maker in a text', { '/services': '<p>Trouble with the lift? Its maker helps on 303-555-0177.</p>' }],
  [
    'a free number of another party',
    { '/contact': '<p>In an emergency call Poison Control at 1-800-555-0177.</p>' },
  ],
  ['an agency', { '/contact': '<p>Marketing by <a href="https://big.example">Big</a> 303-555-0177</p>' }],
  ['an agency behind a colon', { '/contact': '<p>Web: Big Pixel 303-555-0177</p>' }],
  ['an agency, on the next line', { '/contact': '<p>Site by Big Pixel<br>303-555-0177</p>' }],
  [
    'data that no page shows',
    {
      '/about':
        '<i itemscope itemtype="https://schema.org/HousePainter"><meta itemprop="name" content="Acme Painting"><meta itemprop="telephone" content="303-555-0177"></i>',
    },
  ],
])('a number of others is none of the business: %s', async (_, parts) => {
  const { phones } = (await recordOf(parts)).dbPrincipal;
  expect(phones).toEqual([{ phone: '(303) 555-0142', name: 'Office' }]);
});

test.each([
  [
    '<p>Tuesday – Friday, 10 – 6<br>Winter hours (January – March): Wednesday – Friday, 11 – 4</p>',
    'friday',
    '10:00',
  ],
  ['<p>We are in the office Monday through Friday from 9 a.m. until 5 p.m.</p>', 'friday', '09:00'],
  ['<p>Open 24 hours, 7 days a week</p>', 'sunday', '00:00'],
])('hours of a season are not of the week, and 24 hours are: %s', async (html, day, opens) => {
  const own = page('Contact', `<h1>Contact</h1>${html}`).replace('Mon - Fri 8am - 5pm', '');
  const bare = Object.fromEntries(
    Object.entries(pages).map(([path, one]) => [path, one.replace('Mon - Fri 8am - 5pm', '')]),
  );
  expect(await recordOf({}, { ...bare, '/contact': own })).toMatchObject({
    options: { hours: { [day]: [{ opens }] } },
  });
});

test('the pages of a frame set are read with the frames around them', async () => {
  const frames = {
    '/': '<html><head><title>Acme Locks - Locksmith</title></head><frameset><frame src="top.htm"><frame src="menu.htm"><frame src="main.htm" name="main"></frameset></html>',
    '/top.htm': '<body><img src="/logo.gif" width=300 height=80> (303) 555-0142</body>',
    '/menu.htm':
      '<body><a href="main.htm" target="main">Home</a><br><a href="services.htm" target="main">Services</a><br><a href="us.htm" target="main">About</a></body>',
    '/main.htm':
      '<body><font size=5>The right key the first time</font><p>Locked out? We open doors in Denver without damage, by day and by night.</p></body>',
    '/services.htm':
      '<body><table><tr><td><b>Rekeying</b></td><td>We change the pins, so that old keys no longer work.</td></tr><tr><td><b>Safes</b></td><td>Sales, delivery and opening.<a href="/safe.jpg"><img src="/s.jpg" width=90 height=60></a></td></tr></table></body>',
    '/us.htm':
      '<body><p>Ruth Acme opened her bench behind the hardware store in 1968, with one file.</p></body>',
  };
  const { record } = await imported(frames);
  expect(record).toMatchObject({
    dbPrincipal: { logo: 'https://www.acme.example/logo.gif', phones: [{ phone: '(303) 555-0142' }] },
    dbSlogan: [{ slogan: 'The right key the first time' }],
    dbAbout: [{ text: expect.stringMatching(/^Ruth/) }],
    dbServices: [
      { name: 'Rekeying' },
      { name: 'Safes', description: [{ img: 'https://www.acme.example/safe.jpg' }] },
    ],
    options: { trade: 'locksmith' },
  });
});

test.each([
  ['div', 'role="heading" aria-level="3"', 'services'],
  ['h2', '', 'removals'],
])('cards are services below a heading that is a %s %s', async (name, role, path) => {
  const cards = ['House moves', 'Office moves', 'Piano moves'].map(
    (one) =>
      `<article><${name} ${role}>${one}</${name}><p>Carried as if it were ours, with care.</p></article>`,
  );
  const { record } = await imported({
    '/': `<body><nav><a href="/${path}">${path}</a></nav><h1>Two mates and a truck</h1></body>`,
    [`/${path}`]: `<body><nav><a href="/${path}">${path}</a></nav><h1>${path}</h1>${cards.join('')}</body>`,
  });
  expect(record).toMatchObject({
    dbServices: [{ name: 'House moves' }, { name: 'Office moves' }, { name: 'Piano moves' }],
  });
});

test.each([
  [
    "<span id='c1'></span><script>var addy1 = 'desk' + '&#64;'; addy1 = addy1 + 'acme' + '&#46;' + 'example';</script>",
  ],
  [`<joomla-hidden-mail first="${btoa('desk')}" last="${btoa('acme.example')}"></joomla-hidden-mail>`],
])('an address that scripts cloak is read: %s', async (html) => {
  expect((await recordOf({ '/contact': html })).dbPrincipal.emails).toContainEqual({
    email: 'desk@acme.example',
  });
});

test('a licence is read beside the name of the site’s maker', async () => {
  const line = '<p>© 2023 Acme. RGII No. 20417. Designed by Big Pixel</p>';
  expect((await recordOf({ '/contact': line })).dbPrincipal.licensed).toBe('RGII No. 20417');
  const phone = '<p>In an emergency ring the number 0161 496 0000. Mobile number: 0412 345 678</p>';
  expect((await recordOf({ '/contact': phone })).dbPrincipal.licensed).toBeUndefined();
});

test('a picture that only a noscript element names is taken, once', async () => {
  const html =
    '<img data-lazy="x"><noscript><img src="/a.jpg"></noscript><img data-src="/b.jpg"><noscript><img src="/b-300.jpg"></noscript>';
  expect(await recordOf({ '/about': html })).toMatchObject({
    gallery: ['https://www.acme.example/a.jpg', 'https://www.acme.example/b.jpg'],
  });
});

test('the country is that of the address, and a trade that two texts name is clear without a second', async () => {
  const html =
    '<html lang="en"><head><title>Fern Street</title></head><body><p>Fern, 27 Fern Street, Sheffield S3 8QX</p><h1>A salon for Sheffield</h1><p>Haircuts and more by an independent salon, with a very good kettle.</p><p>“Not one hair since March.” <b>Jo Whitfield, Perry</b></p></body></html>';
  expect((await imported({ '/': html })).record).toMatchObject({
    options: { country: 'GB', trade: 'salon', reviews: [{ author: 'Jo Whitfield, Perry' }] },
  });
});

test('a card of Home gives its picture to the page that it leads to, and a box for letters is no address', async () => {
  const card = '<h2>Jobs</h2><ul><li><a href="/decks"><img src="/deck.jpg"><b>Decks</b></a></li></ul>';
  const letters = '<p>PO Box 31, Denver, CO 80201</p>';
  const { record } = await imported({
    ...pages,
    '/': page('Home', `<h1>Two coats</h1>${card}`),
    '/services': page('Services', '<h1>Services</h1><ul><li><a href="/decks">Decks</a></li></ul>'),
    '/decks': page('Decks', '<h1>Decks</h1><p>Boards washed, sanded and stained in two dry days.</p>'),
    '/contact': pages['/contact'].replace('</h1>', `</h1>${letters}`),
  });
  expect(record).toMatchObject({
    dbPrincipal: { location: [{ address: '1200 Larimer Street, Denver, CO 80204' }] },
    dbServices: [{ name: 'Decks', description: [{ img: 'https://www.acme.example/deck.jpg' }] }],
  });
});

test('stars of a widget are read from its data, also for a short review', async () => {
  const html =
    '<div class="review-item" data-rating="4"><div class="review-text">Built it in a week and swept.</div><div class="review-author">Ana Ruiz</div></div>';
  expect(await recordOf({ '/about': html })).toMatchObject({
    options: { reviews: expect.arrayContaining([expect.objectContaining({ author: 'Ana Ruiz', stars: 4 })]) },
  });
});

test('an address that only machines read is left out where visitors see another', async () => {
  const html =
    '<script type="application/ld+json">{"@type":"HousePainter","name":"Acme Painting","address":{"streetAddress":"77 Old Wharf Street","addressLocality":"Aurora","addressRegion":"CO","postalCode":"80010"}}</script>';
  expect(await recordOf({ '/about': html })).toMatchObject({
    dbPrincipal: { location: [{ address: '1200 Larimer Street, Denver, CO 80204' }] },
  });
});

test.each([
  [
    'a date behind the name',
    '<blockquote>They did what they said, a day early.</blockquote><p>— Ana Ruiz, Nov 14, 2023</p>',
  ],
  [
    'a date of its own',
    '<div class="review"><p>They did what they said, a day early.</p><b>Ana Ruiz</b><p>11/14/2023</p></div>',
  ],
])('a review has its date: %s', async (_, html) => {
  expect(await recordOf({ '/about': html })).toMatchObject({
    options: {
      reviews: expect.arrayContaining([expect.objectContaining({ author: 'Ana Ruiz', date: '2023-11-14' })]),
    },
  });
});

test('questions and answers in the lines of one paragraph are each a question', async () => {
  const html =
    '<h2>FAQ</h2><div><b>Q: Do you work in winter?</b><br>A: Inside, yes.<br><b>Q: Is there a deposit?</b><br>A: Ten percent.</div><h2>Us</h2>';
  expect(await recordOf({ '/about': html })).toMatchObject({
    options: {
      pages: [
        {
          blocks: [
            {
              items: [
                { question: 'Do you work in winter?', answer: 'Inside, yes.' },
                { question: 'Is there a deposit?', answer: 'Ten percent.' },
              ],
            },
          ],
        },
      ],
    },
  });
});

test.each([
  ['AU', '0491 570 156', 'ABN 53 004 085 616'],
  ['IE', '020 915 2271', 'Ballyduff, Co. Kerry'],
])('a register or a county of %s says which number is a phone', async (country, phone, words) => {
  const html = `<html><head><title>Fern Street</title></head><body><h1>Fern Street</h1><p>${words}</p><p>Tel. ${phone}</p></body></html>`;
  expect((await imported({ '/': html })).record).toMatchObject({
    dbPrincipal: { phones: [{}] },
    options: { country },
  });
});

test('pages of the menu with two cards each and no text above them list services', async () => {
  const card = (name: string) =>
    `<div class="card"><h3>${name}</h3><p>Done on the day on which you bring it in.</p></div>`;
  const whole = (path: string, ...names: string[]) =>
    page(path, `<h1>${path}</h1>${names.map(card).join('')}`);
  const menu = '<li><a href="/tires">Tires</a></li><li><a href="/repairs">Repairs</a></li>';
  const sites = {
    ...pages,
    '/services': pages['/contact'],
    '/tires': whole('Tires', 'Winter Tires', 'Wheel Alignment'),
    '/repairs': whole('Repairs', 'Brake Pads', 'Oil Changes'),
  };
  const own = Object.entries(sites).map(([path, html]) => [
    path,
    html.replace('<li><a href="/services">Services</a></li>', menu),
  ]);
  expect((await imported(Object.fromEntries(own))).record).toMatchObject({
    dbServices: ['Winter Tires', 'Wheel Alignment', 'Brake Pads', 'Oil Changes'].map((name) => ({ name })),
  });
});

test('what stands behind an address on its line is no part of it', async () => {
  const html = '<p>Acme Painting, 1900 Wynkoop Street, Denver, CO 80202. Email: office@acme.example</p>';
  expect((await recordOf({ '/contact': html })).dbPrincipal).toMatchObject({
    location: expect.arrayContaining([
      { address: expect.stringMatching(/1900 Wynkoop Street, Denver, CO 80202$/) },
    ]),
  });
});

test('links beside the name of the site’s maker are those of the business, the maker’s are not', async () => {
  const html =
    '<p>Find us on <a href="https://www.instagram.com/acmepaints">Instagram</a> | <a href="https://www.instagram.com/bigpixel">Website design by Big Pixel</a></p>';
  const { record } = await imported({ ...pages, '/about': pages['/about'].replace('</h1>', `</h1>${html}`) });
  expect(JSON.stringify(record)).toContain('instagram.com/acmepaints');
  expect(JSON.stringify(record)).not.toContain('bigpixel');
});

test('a picture is read from the attribute from which a script would read it', async () => {
  const html =
    '<img src="data:image/gif;base64,R0" data-srclazy="/a.jpg"><img src="/spin.gif" data-lazy-srcset="/b-300.jpg 300w, /b.jpg 900w">';
  expect(await recordOf({ '/about': html })).toMatchObject({
    gallery: ['https://www.acme.example/a.jpg', 'https://www.acme.example/b.jpg'],
  });
});

test('a strapline below the name is the slogan, and stars stand in the label of a rating', async () => {
  const home = page(
    'Home',
    '<h1>Acme Painting</h1><p class="strap">Two coats, every single time</p><div class="card"><i role="img" aria-label="4 star rating"></i><blockquote>They did what they said, a day early.</blockquote><b>Ana Ruiz</b></div>',
  );
  expect(await recordOf({}, { '/': home })).toMatchObject({
    dbSlogan: [{ slogan: 'Two coats, every single time' }],
    options: { reviews: [{ author: 'Ana Ruiz', stars: 4 }] },
  });
});

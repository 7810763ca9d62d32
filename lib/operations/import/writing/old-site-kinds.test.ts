import { imported, page, pages, recordOf } from '@/test/old-site';

type Own = { dbPrincipal: { phones: { phone: string }[]; emails?: unknown; licensed?: string } };

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
  const { phones } = (await recordOf<Own>(parts)).dbPrincipal;
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
  expect(await recordOf<Own>({}, { ...bare, '/contact': own })).toMatchObject({
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
  expect((await recordOf<Own>({ '/contact': html })).dbPrincipal.emails).toContainEqual({
    email: 'desk@acme.example',
  });
});

test('a licence is read beside the name of the site’s maker', async () => {
  const line = '<p>© 2023 Acme. RGII No. 20417. Designed by Big Pixel</p>';
  expect((await recordOf<Own>({ '/contact': line })).dbPrincipal.licensed).toBe('RGII No. 20417');
  const phone = '<p>In an emergency ring the number 0161 496 0000. Mobile number: 0412 345 678</p>';
  expect((await recordOf<Own>({ '/contact': phone })).dbPrincipal.licensed).toBeUndefined();
});

test('a picture that only a noscript element names is taken, once', async () => {
  const html =
    '<img data-lazy="x"><noscript><img src="/a.jpg"></noscript><img data-src="/b.jpg"><noscript><img src="/b-300.jpg"></noscript>';
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
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
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
    options: { reviews: expect.arrayContaining([expect.objectContaining({ author: 'Ana Ruiz', stars: 4 })]) },
  });
});

import { imported, page, pages, recordOf } from '@/test/old-site';

type Own = { dbPrincipal: { phones: { phone: string }[]; emails?: unknown; licensed?: string } };

test('an address that only machines read is left out where visitors see another', async () => {
  const html =
    '<script type="application/ld+json">{"@type":"HousePainter","name":"Acme Painting","address":{"streetAddress":"77 Old Wharf Street","addressLocality":"Aurora","addressRegion":"CO","postalCode":"80010"}}</script>';
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
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
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
    options: {
      reviews: expect.arrayContaining([expect.objectContaining({ author: 'Ana Ruiz', date: '2023-11-14' })]),
    },
  });
});

test('questions and answers in the lines of one paragraph are each a question', async () => {
  const html =
    '<h2>FAQ</h2><div><b>Q: Do you work in winter?</b><br>A: Inside, yes.<br><b>Q: Is there a deposit?</b><br>A: Ten percent.</div><h2>Us</h2>';
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
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
  expect((await recordOf<Own>({ '/contact': html })).dbPrincipal).toMatchObject({
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
  expect(await recordOf<Own>({ '/about': html })).toMatchObject({
    gallery: ['https://www.acme.example/a.jpg', 'https://www.acme.example/b.jpg'],
  });
});

test('a strapline below the name is the slogan, and stars stand in the label of a rating', async () => {
  const home = page(
    'Home',
    '<h1>Acme Painting</h1><p class="strap">Two coats, every single time</p><div class="card"><i role="img" aria-label="4 star rating"></i><blockquote>They did what they said, a day early.</blockquote><b>Ana Ruiz</b></div>',
  );
  expect(await recordOf<Own>({}, { '/': home })).toMatchObject({
    dbSlogan: [{ slogan: 'Two coats, every single time' }],
    options: { reviews: [{ author: 'Ana Ruiz', stars: 4 }] },
  });
});

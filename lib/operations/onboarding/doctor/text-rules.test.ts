import { longText } from '@/test/broken-record';
import { adviceOn, type Case, testRules } from '@/test/doctor-rules';

const left = [
  'we\ufffdre here',
  '{{name}} paints',
  'Painters in [CITY]',
  'Call %NAME% now',
  'Ask [contact-form-7 id="5"]',
  '[vc_row]We paint',
  'Dear {first_name}',
  'In [City, State]',
  'Hi %name%',
  '[City Name] painters',
  'SAÃ‰ we are',
  '[/et_pb_text] Hi',
  'Hi *|FNAME|*',
  '[object Object]',
  'ï¿½ plumbing',
  '{% if open %} today',
  'undefined plumbing',
  'since NaN years',
  'In [[city]]',
  'Call [phone number]',
  'Hi {$name}',
  '{Best|Top} plumber',
  'In ##CITY##',
  'drain%20cleaning',
  'Ð¿Ñ€Ð¸Ð²ÐµÑ‚',
];
const textCases: Case[] = [
  ...left.map((text): Case => ['dbHome', [{ text }], 'left-by-a-program', /Visitors read “/]),
  ['dbHome', [{ text: 'We <b>care</b>' }], 'html-in-text', /“<b>” in dbHome\[0\]\.text/],
  ['dbSlogan.0.slogan', 'Salt &amp; Stone', 'html-in-text', /“&amp;”/],
  ['dbPrincipal.name', 'x'.repeat(61), 'long-name', /dbPrincipal\.name has 61 .*at most 60/],
  ['dbSlogan.0.slogan', 'x'.repeat(91), 'long-slogan', /dbSlogan\[0\]\.slogan has 91 .*at most 90/],
  ['dbSlogan.1', { slogan: 'x'.repeat(91) }, 'long-slogan', /dbSlogan\[1\]/],
  ['dbServices.1.description', [], 'service-without-text', /no text/],
  ['dbServices.1.description.0.lists', ['Quick'], 'thin-service-text', /characters of text/],
  [
    'dbServices.1.description.0',
    { text: 'Rooms.', lists: [longText('we paint rooms')] },
    'repeated-service-text',
    /Interior Painting/,
  ],
  ['dbAbout.0.text', 'x'.repeat(151), 'cut-in-search', /150 characters in search/],
  ['dbAbout.1.text', 'x'.repeat(182), 'cut-in-footer', /181 characters in the footer/],
  ['dbServices.0.description.0.text', 'x'.repeat(161), 'cut-on-card', /160 characters on the card/],
  ['stock', [], 'no-pictures', /no pictures/],
  ['styles', { headingTextColor: '#ffff00' }, 'color-changed', /asked #ffff00, shown #/],
  ['dbAbout.0.text', '***', 'marks-shown', /“\*\*\*” in dbAbout\[0\]/],
  ['dbAbout.0.text', 'See [our prices](', 'marks-shown', /“\]\(” in dbAbout\[0\]/],
  ['dbSlogan.0.slogan', 'Call XXX-XXX-XXXX', 'placeholder', /“XXX-XXX-XXXX”/],
  ['dbSlogan.0.slogan', 'Our lorem ipsum dolor sit amet', 'placeholder', /“lorem ipsum” in dbSlogan\[0\]/],
  [
    'dbSlogan.0.slogan',
    'Lorem ipsum dolor',
    'ignored-value',
    /dbSlogan\[0\]\.slogan is ignored: it is a placeholder\.$/,
  ],
  ['dbPrincipal.licensed', 'TBD', 'ignored-value', /licensed is ignored: it is a placeholder\.$/],
  [
    '',
    {
      dbPrincipal: { licensed: 'N/A', paymentMethod: '-' },
      dbSlogan: [{ slogan: 'xxx' }, { slogan: 'None' }],
    },
    'ignored-value',
    /it is a placeholder\. Also .*, .* and 1 more: 4 in all\./,
  ],
  ['dbAbout.0.text', 'Escriba aquí su texto', 'placeholder', /“Escriba aquí su texto”/],
  ['dbHome', [{ text: 'TODO: what we do' }], 'placeholder', /“TODO:” in dbHome\[0\]/],
  ['dbPrincipal.paymentMethod', 'Cash, [insert cards]', 'placeholder', /“\[insert cards\]”/],
  ['dbPrincipal.emails.0.email', 'info@yourdomain.com', 'placeholder', /info@yourdomain\.com/],
  ['dbPrincipal.phones.0.phone', '555-555-5555', 'placeholder', /555-555-5555/],
  [
    'gallery',
    ['http://pics.example.com/a.jpg', 'https://pics.example.com/b.jpg', 'HTTP://pics.example.com/c.jpg'],
    'picture-unencrypted',
    /^gallery\[0\] has .*https.* Also gallery\[2\]\.$/,
  ],
  ...['303-555-0199', '(303) 555-0199', '303.555.0199', '+1 303 555 0199', '1-303–555–0199'].map(
    (phone): Case => [
      'dbAbout.0.text',
      `Call 303-555-0142 or ${phone}, any day.`,
      'phone-not-listed',
      /303.*0199” in dbAbout\[0\]\.text is not in dbPrincipal\.phones/,
    ],
  ),
  [
    'dbServices.0.description.0.lists.0',
    'Call (720)555-0100 for a visit.',
    'phone-not-listed',
    /dbServices\[0\]\.description\[0\]\.lists\[0\]/,
  ],
  [
    'beforeAfterGall',
    [{ beforeImg: '/assets/a.jpg', afterImg: '/assets/a.jpg' }],
    'same-before-after',
    /changes nothing/,
  ],
  ['dbPrincipal.logo', undefined, 'no-logo', /shows the name/],
];

const textOn = (town: string) => longText(`${town} has old houses and we paint every one of them`);

const areaCases: Case[] = [
  [
    'options.areas',
    ['Lakewood', 'Golden'].map((name) => ({ name, text: textOn(name) })),
    'town-copied',
    /^The text of “Golden” nearly repeats that of “Lakewood”: it has no page/,
  ],
  [
    'options.areas',
    [{ name: 'Golden', text: 'We paint.' }],
    'town-without-page',
    /“Golden” has fewer than 120/,
  ],
  [
    'options.areas',
    [{ name: 'Golden', text: textOn('Golden'), projects: ['Elm Street'] }],
    'town-project-unknown',
    /^“Elm Street” is the name of no project/,
  ],
];

const article = {
  title: 'First frost',
  date: '2026-01-02',
  text: longText('Water in a crack freezes and the crack is wider in spring'),
};

const articleCases: Case[] = [
  [
    'options.articles',
    [{ ...article, text: 'We paint.' }],
    'article-short',
    /^“First frost” has fewer than 100 words/,
  ],
  ['options.articles', [{ ...article, date: null }], 'article-undated', /^“First frost” has no date/],
  [
    'options.articles',
    [{ ...article, date: '2999-01-02' }],
    'article-in-future',
    /^“First frost” waits for its day: it is shown from 2999-01-02 on/,
  ],
];

const text = { type: 'text', text: 'We come back within a day.' };
const pages = (...entries: object[]) =>
  entries.map((entry, index) => ({ title: `Page ${index}`, blocks: [text], ...entry }));

const pageCases: Case[] = [
  [
    'options.pages',
    pages({ path: 'about' }),
    'address-taken',
    /options\.pages\[0\]\.path has no page: .*\/about/,
  ],
  ['options.pages', pages({ path: 'deck-repair' }), 'address-taken', /\/deck-repair belongs to another page/],
  [
    'options.pages',
    pages({ blocks: [text, { type: 'question' }] }),
    'ignored-value',
    /blocks\[1\]\.type is ignored: it is no type of block: did you mean "questions"/,
  ],
  ['options.pages', pages({ blocks: [text, { type: 'picture' }] }), 'ignored-value', /it has no picture/],
  [
    'options.pages',
    pages({ blocks: [text, { title: 'A' }] }),
    'block-without-type',
    /blocks\[1\] has no type/,
  ],
  [
    'options.pages',
    pages({ blocks: [text, { type: 'beforeAfter' }] }),
    'block-without-content',
    /^The page “Page 0” has a block of the type beforeAfter/,
  ],
  ['options.pages', pages({ blocks: [] }), 'page-empty', /^The page “Page 0” has no block/],
  [
    'options.pages',
    pages({ menu: '/reviews' }),
    'page-place-unknown',
    /below \/reviews, which is not in the main menu/,
  ],
];

const booking = { kind: 'booking', url: 'https://book.example.com/acme' };

const linkCases: Case[] = [
  ['options.links', [{ kind: 'booking' }], 'link-incomplete', /^options\.links\[0\] has no url/],
  ['options.links', [{}], 'link-incomplete', /has no kind and no url/],
  [
    'options.links',
    [{ ...booking, url: 'javascript:alert(1)' }],
    'ignored-value',
    /links\[0\]\.url is ignored: it is not an https:\/\/ link/,
  ],
  [
    'options.links',
    ['a', 'b', 'c'].map((label) => ({ ...booking, label, place: 'header' })),
    'ignored-value',
    /links\[2\] is ignored: it is not shown: its place, header, has room for 2/,
  ],
  [
    'options.links',
    [
      { ...booking, embed: true },
      { ...booking, embed: true },
    ],
    'ignored-value',
    /links\[1\]\.embed is ignored: it is not used: an earlier link is embedded/,
  ],
  ['options.otherLanguage', 'acme', 'ignored-value', /otherLanguage is ignored: it is this record itself/],
];

testRules([...textCases, ...areaCases, ...articleCases, ...pageCases, ...linkCases]);

test.each([
  '100% PURE, 50% OFF',
  'See [FAQ](https://acme.example/faq)',
  'He [the owner] said so',
  'A null result, as undefined',
  'weâ€™re &amp;amp; you\\nHere',
  'AMANHÃ» ÂNGELO',
  'Open [almost] always',
])('%s is of no program', (text) =>
  expect(
    adviceOn({ dbHome: [{ text }] }).findings.filter(({ code }) => code === 'left-by-a-program'),
  ).toEqual([]),
);

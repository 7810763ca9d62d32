import { longText as long } from '@/test/broken-record';
import type { Case } from './case';

export const textCases: Case[] = [
  ['dbHome', [{ text: 'We <b>care</b>' }], 'html-in-text', /“<b>” in dbHome\[0\]\.text/],
  ['dbSlogan.0.slogan', 'Salt &amp; Stone', 'html-in-text', /“&amp;”/],
  ['dbPrincipal.name', 'x'.repeat(61), 'long-name', /dbPrincipal\.name has 61 .*at most 60/],
  ['dbSlogan.0.slogan', 'x'.repeat(91), 'long-slogan', /dbSlogan\[0\]\.slogan has 91 .*at most 90/],
  ['dbSlogan.1', { slogan: 'x'.repeat(91) }, 'long-slogan', /dbSlogan\[1\]/],
  ['dbServices.1.description', [], 'service-without-text', /no text/],
  ['dbServices.1.description.0.lists', ['Quick'], 'thin-service-text', /characters of text/],
  [
    'dbServices.1.description.0',
    { text: 'Rooms.', lists: [long('we paint rooms')] },
    'repeated-service-text',
    /Interior Painting/,
  ],
  ['dbAbout.0.text', 'x'.repeat(151), 'cut-in-search', /150 characters in search/],
  ['dbAbout.1.text', 'x'.repeat(182), 'cut-in-footer', /181 characters in the footer/],
  ['dbServices.0.description.0.text', 'x'.repeat(161), 'cut-on-card', /160 characters on the card/],
  ['stock', [], 'no-pictures', /no pictures/],
  ['styles', { headingTextColor: '#ffff00' }, 'color-changed', /asked #ffff00, shown #/],
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

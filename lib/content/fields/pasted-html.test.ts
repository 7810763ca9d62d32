import { blocksOf } from '@/test/blocks-of';

const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times"'>&nbsp;` +
  `</span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each<[string, string, unknown]>([
  [
    'Word',
    '<p class="MsoNormal"><span style="font-size:12pt">Deck\nrepair<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>',
    'Deck repair',
  ],
  [
    "Word's lists",
    `${wordItem('·', 'Walls')}${wordItem('·', '<b>Trim</b>')}<p class=MsoNormal>Done.</p>${wordItem('1.', 'Call')}`,
    [['*|Walls', '*|<b>Trim'], 'Done.', ['1.|Call']],
  ],
  [
    "Word's settings and smart tags",
    '<!--[if gte mso 9]><xml><w:View>x</w:View></xml><![endif]--><style>p{}</style><st1:City>Denver</st1:City> &amp; more',
    'Denver & more',
  ],
  [
    'Google Docs',
    '<b style="font-weight:normal" id="docs-1"><p><span style="font-weight:700">Bold</span> not</p></b>',
    ['<b>Bold| not'],
  ],
  ['paragraphs and breaks', '<div>One<br>Two</div><p>Three</p>', 'One\n\nTwo\n\nThree'],
  [
    'lists',
    'We do<ul><li>walls</li><li>trim <i>too</i></li></ul>and more',
    ['We do', ['*|walls', '*|trim |<i>too'], 'and more'],
  ],
  ['entries without a list', '<li>One</li><li>Two</li><p>After</p>', [['*|One', '*|Two'], 'After']],
  ['a heading', '<h2>Why us</h2>Because.', ['<b>Why us', 'Because.']],
  [
    'a table',
    '<table><tr><th>Job</th><th>Price</th></tr>\n<tr><td><p>Walls</p></td><td>$2</td></tr></table><p>Ask.</p>',
    [
      {
        head: true,
        rows: [
          ['Job', 'Price'],
          ['Walls', '$2'],
        ],
      },
      'Ask.',
    ],
  ],
  [
    'a table that places texts',
    '<table><tr><td>Walls<br>and trim</td></tr><tr><td>Doors</td></tr></table>',
    'Walls and trim\n\nDoors',
  ],
  ['a quotation', '<blockquote><p>Best crew</p></blockquote>Thanks', [{ quote: ['Best crew'] }, 'Thanks']],
  [
    'links',
    '<a href="https://a.example/?a=1&amp;b=2">A</a> <a name="x">B</a>',
    ['<https://a.example/?a=1&b=2>A| B'],
  ],
  ['typed lines with one tag', 'One\nline\n\nand <b>bold</b>', ['One\nline', 'and |<b>bold']],
  ['Markdown inside', '<p>We do **great** work.</p>', ['We do |<b>great| work.']],
  ['escaped tags', '<p>2 &lt; 3 &lt;b&gt;</p>', '2 < 3 <b>'],
  ['scripts', 'a<script>alert("</p>")</script><img src=x onerror=alert(1)>b', 'ab'],
])('HTML: %s', (_, text, expected) => expect(blocksOf(text)).toEqual(expected));

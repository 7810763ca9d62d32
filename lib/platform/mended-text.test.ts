import { mended } from './mended-text';

const C1 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** As a program shows UTF-8 that it takes for another encoding. */
const misread = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => C1.charAt(control.charCodeAt(0) - 0x80));

test.each(
  (
    'we’re|“Best crew” – since 1998…|café|Señor Muñoz, ¡hola!|£50 – €60|Wow 😀|20 °C|™ ½|škoda, Šimek|' +
    'Über-Grün|Pérez & Müller'
  ).split('|'),
)('%s, misread as Windows-1252, once or twice', (text) => {
  expect(mended(misread(text))).toBe(text);
  expect(mended(misread(misread(text)))).toBe(text);
});

test.each([
  ['weâ€™re', 'we’re'],
  ['we\u0092ll', 'we’ll'],
  ['Iâ€™m', 'I’m'],
  ['we‚Äôre', 'we’re'],
  ['caf√©', 'café'],
  ['â€œBest crewâ€ they said', '“Best crew” they said'],
  ['Fish &amp;amp; Chips', 'Fish &amp; Chips'],
  ['Joe&amp;#39;s', 'Joe&#39;s'],
  ['One.\\nTwo.\\r\\nThree', 'One.\nTwo.\nThree'],
  ['we\\\'re \\"ready\\"', 'we\'re "ready"'],
  ['we\\u2019re', 'we’re'],
])('%s', (text, expected) => expect(mended(text)).toBe(expected));

test.each(
  (
    'São Paulo|SÃO JOÃO|AMANHÃ»|CAFÉ»|Ångström|crème brûlée|AT&amp;T|√9 = 3|C:\\new\\readme|Â la carte|' +
    'Ärzte|naïve – “so”…|5 € – ça va|Þór ð|日本'
  ).split('|'),
)('%s stays', (text) => expect(mended(text)).toBe(text));

import fc from 'fast-check';
import { directionsLink, directionsTo, e164, mailLink, mapFrameLink } from './outside-links';
import { messageLink, telLink, watchLink } from './outside-links';

test('every character of a message is encoded', () => {
  const link = messageLink('3035550142', 'Hi & hello? 100% + #1\nSí 🏡');
  expect(link).not.toContain(' ');
  expect(new URL(link).searchParams.get('text')).toBe('Hi & hello? 100% + #1\nSí 🏡');
});

test('an address cannot add parameters to an e-mail link', () => {
  expect(mailLink('hello@example.com')).toBe('mailto:hello@example.com');
  for (const address of ['a?cc=b@example.com', 'a&bcc=x@example.com', 'a#b@example.com'])
    expect(new URL(mailLink(address))).toMatchObject({ search: '', hash: '' });
});

test("a place's own map link is used, unless it is an embed link", () => {
  const to = (mapUrl: string | null) => directionsTo({ address: 'Denver, CO', mapUrl });
  expect(to('https://maps.app.goo.gl/AbCdEf123')).toBe('https://maps.app.goo.gl/AbCdEf123');
  for (const mapUrl of [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3',
    'https://www.google.com/maps/embed/v1/place?q=Denver',
    'https://maps.google.com/maps?q=Denver&output=embed',
    null,
  ])
    expect(to(mapUrl)).toBe(directionsLink('Denver, CO'));
});

test('any text stays inside its query parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
      expect(parametersOf(directionsLink(words))).toEqual({ api: '1', destination: words });
      expect(parametersOf(mapFrameLink(words, 'es'))).toEqual({ q: words, output: 'embed', hl: 'es' });
      expect(parametersOf(watchLink(words))).toEqual({ v: words });
    }),
  );
});

test('links to numbers: 10 digits are of +1, others bring their country, and an extension is dialled', () => {
  expect(['3035550142', '3035550142;ext=12'].map(telLink)).toEqual([
    'tel:+13035550142',
    'tel:+13035550142;ext=12',
  ]);
  expect(telLink('+441134960123;ext=7')).toBe('tel:+441134960123;ext=7');
  expect(messageLink('3035550142;ext=12')).toBe('https://wa.me/13035550142');
  expect(messageLink('+441134960123', 'Hi all')).toBe('https://wa.me/441134960123?text=Hi%20all');
  expect(['3035550142', '+441134960123;ext=7'].map(e164)).toEqual(['+13035550142', '+441134960123']);
});

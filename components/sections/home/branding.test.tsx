import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteWith } from '@/test/site';
import { Branding } from './branding';

const site = siteWith({ branding: { url: null, picture: null } });
const show = (given: Partial<typeof site>) => {
  document.body.innerHTML = renderToStaticMarkup(<Branding site={{ ...site, ...given }} />);
};
const band = (colours: Partial<typeof site.colours>) => {
  show({ colours: { ...site.colours, ...colours } });
  return [...document.querySelectorAll('[aria-hidden] > span')].map((part) => part.className);
};

test('the band shows no colour twice', () => {
  const different = { main: '#123456', secondary: '#a05000', button: '#006644', footer: '#222222' };
  expect(band(different)).toHaveLength(5);
  expect(band({ ...different, button: '#a05000', footer: '#123456' })).toEqual([
    'grow bg-main',
    'grow bg-secondary',
    'grow bg-tint',
  ]);
});

test("the palette's button is in it when that widget is active; without scripts it is a link", () => {
  const palettes = (name: string) =>
    screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  const widgets = { ...site.widgets, palette: true };
  show({ widgets });
  expect(palettes('Color Palettes')).toEqual(['/api/palette']);
  show({ widgets, language: 'es' });
  expect(palettes('Paletas de colores')).toEqual(['/api/palette']);
  show({});
  expect(palettes('Color Palettes')).toEqual([]);
});

import { siteWith } from '@/test/site';
import { Branding } from './branding';
import { draw, hrefs } from '@/test/drawn';

const site = siteWith({ branding: { url: null, picture: null } });
const show = (given: Partial<typeof site>) => draw(<Branding site={{ ...site, ...given }} />);
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
  const widgets = { ...site.widgets, palette: true };
  show({ widgets });
  expect(hrefs('Color Palettes')).toEqual(['/api/palette']);
  show({ widgets, language: 'es' });
  expect(hrefs('Paletas de colores')).toEqual(['/api/palette']);
  show({});
  expect(hrefs('Color Palettes')).toEqual([]);
});

import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaletteLauncher } from './palette-launcher';
import { Branding } from '@/components/sections/home/branding';
import type { Site } from '@/lib/content';
import { siteWith } from '@/test/site';

const active = { widgets: { ...siteWith().widgets, palette: true } };
const show = (given: Partial<Site>) => {
  const site = siteWith({ branding: { url: 'https://a.example/', picture: null }, ...given });
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <PaletteLauncher site={site} />
      <Branding site={site} />
    </>,
  );
};
const palettes = (name: string) => screen.queryAllByRole('link', { name });

test("when its widget is active, the palette's button floats and is in the branding section; without scripts as a link", () => {
  show(active);
  expect(
    palettes('Color Palettes').map((link) => [link.closest('section')?.id, link.getAttribute('href')]),
  ).toEqual([
    [undefined, '/api/palette'],
    ['branding', '/api/palette'],
  ]);
  show({ ...active, branding: null });
  expect(palettes('Color Palettes')).toHaveLength(1);
  show({});
  expect(palettes('Color Palettes')).toEqual([]);
});

test('on a Spanish site both links to the palette have a Spanish name', () => {
  show({ ...active, language: 'es' });
  expect(palettes('Paletas de colores')).toHaveLength(2);
});

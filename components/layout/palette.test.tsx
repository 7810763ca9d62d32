import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Palette } from './palette';
import { Branding } from '@/components/sections/branding';
import type { Site } from '@/lib/content';
import { siteWith } from '@/lib/content/testing';

const active = { widgets: { ...siteWith().widgets, palette: true } };
const show = (given: Partial<Site>) => {
  const site = siteWith({ branding: { url: 'https://a.example/', picture: null }, ...given });
  document.body.innerHTML = renderToStaticMarkup(<><Palette site={site} /><Branding site={site} /></>);
};

test('the palette\'s button floats, and stands in the branding section, when its widget is active', () => {
  show(active);
  expect(screen.getAllByRole('button', { name: 'Color Palettes' }).map((button) => button.closest('section')?.id)).toEqual([undefined, 'branding']);
  show({ ...active, branding: null });
  expect(screen.getAllByRole('button', { name: 'Color Palettes' })).toHaveLength(1);
  show({});
  expect(screen.queryByRole('button')).toBeNull();
});

test('in Spanish', () => {
  show({ ...active, language: 'es' });
  expect(screen.getAllByRole('button', { name: 'Paletas de colores' })).toHaveLength(2);
});

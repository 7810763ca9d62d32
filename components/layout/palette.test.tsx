import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { Palette } from './palette';
import { Branding } from '@/components/sections/branding';
import { siteFor } from '@/lib/content/testing';

const active = { simpleWidgets: [{ val: 'ModalColores', activo: true }] };
const show = (record: Record<string, unknown>) => {
  const site = siteFor({ brandingExtra: [{ activo: true, link: 'https://a.example/' }], ...record });
  document.body.innerHTML = renderToStaticMarkup(<><Palette site={site} /><Branding site={site} /></>);
};

test('the palette\'s button floats, and stands in the branding section, when a widget named ModalColores is active', () => {
  show(active);
  expect(screen.getAllByRole('button', { name: 'Color Palettes' }).map((button) => button.closest('section')?.id)).toEqual([undefined, 'branding']);
  show({ ...active, brandingExtra: [] });
  expect(screen.getAllByRole('button', { name: 'Color Palettes' })).toHaveLength(1);
  show({ simpleWidgets: [{ val: 'ModalColores', activo: false }] });
  expect(screen.queryByRole('button')).toBeNull();
});

test('in Spanish', () => {
  show({ ...active, labels: { formLabel: { isenglish: false } } });
  expect(screen.getAllByRole('button', { name: 'Paletas de colores' })).toHaveLength(2);
});

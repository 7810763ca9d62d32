import { screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { FloatingElements } from './floating-elements';
import { FloatingPanel } from '@/components/islands/floating-panel';
import { siteFor } from '@/lib/content/testing';

jest.mock('@/components/islands/floating-panel', () => ({ FloatingPanel: jest.fn(() => <i data-testid="panel" />) }));
jest.mock('@/components/islands/count-visit', () => ({ CountVisit: () => <i data-testid="count" /> }));

const dbPrincipal = { name: 'Bluestem & Brush', phones: [{ phone: '303-555-0142' }, { phone: '720-555-0118' }] };
const on = (...names: string[]) => names.map((val) => ({ val, activo: true }));
const all = on('WhatsappBtn', 'VisitsCounter', 'CallUsNow');
const off = { activo: false };

const show = (record: Record<string, unknown>, score = { average: 4.5, count: 12 }) => {
  jest.mocked(FloatingPanel).mockClear();
  document.body.innerHTML = renderToStaticMarkup(<FloatingElements site={siteFor({ dbPrincipal, ...record })} score={score} />);
};
const panelProps = () => jest.mocked(FloatingPanel).mock.calls[0]?.[0];
const badgeLinks = () => screen.queryAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);

test('each widget only when its entry is active, the QR one when there is a picture', () => {
  show({ simpleWidgets: [...all, off, off, ...on('Wheather')], qrImg: '/assets/qr.svg' });
  expect(panelProps()?.widgets).toEqual(['chat', 'visits', 'callNow', 'weather', 'qr']);
  for (const [val, name] of [['WhatsappBtn', 'chat'], ['VisitsCounter', 'visits'], ['CallUsNow', 'callNow'], ['Wheather', 'weather']]) {
    show({ simpleWidgets: on(val ?? '') });
    expect(panelProps()?.widgets).toEqual([name]);
  }
  show({ qrImg: '/assets/qr.svg' });
  expect(panelProps()?.widgets).toEqual(['qr']);
});

test('no panel without a widget, and no widget that needs a phone without one', () => {
  show({ simpleWidgets: [off, off, off] });
  expect(screen.queryByTestId('panel')).toBeNull();
  show({ dbPrincipal: { name: 'Alder' }, simpleWidgets: on('WhatsappBtn', 'CallUsNow') });
  expect(screen.queryByTestId('panel')).toBeNull();
});

test('without scripts the panel\'s button leads to the contact page, on a call-only site to the phone', () => {
  show({ simpleWidgets: all });
  expect(panelProps()?.href).toBe('/contact');
  show({ simpleWidgets: [...all, { activo: true }] });
  expect(panelProps()).toMatchObject({ href: 'tel:+13035550142', widgets: ['chat', 'visits', 'callNow'], phone: { digits: '3035550142' } });
});

test('the words are the site\'s language\'s', () => {
  show({ simpleWidgets: all, labels: { formLabel: { isenglish: false } } });
  expect(panelProps()).toMatchObject({ label: 'Ayuda rápida', language: 'es' });
});

test('visits are counted only where their widget is active', () => {
  show({ simpleWidgets: on('VisitsCounter') });
  expect(screen.getByTestId('count')).toBeInTheDocument();
  show({ simpleWidgets: on('WhatsappBtn') });
  expect(screen.queryByTestId('count')).toBeNull();
});

describe('reviews badge', () => {
  const widgets = (callOnly: boolean, badge = true) => ({ simpleWidgets: [off, off, off, { activo: callOnly }, { activo: badge }] });

  test('only when the fifth widget is active', () => {
    show(widgets(false, false));
    expect(badgeLinks()).toEqual([]);
  });

  test('average, stars and number of reviews, leading to all of them', () => {
    show(widgets(false));
    expect(badgeLinks()).toEqual([['/reviews', '4.5012 reviews']]);
    expect(screen.getByRole('img', { name: '4.50 out of 5' })).toBeInTheDocument();
  });

  test('the score from 1 up, below it asks for a review', () => {
    show(widgets(false), { average: 1, count: 3 });
    expect(badgeLinks()).toEqual([['/reviews', '1.003 reviews']]);
    show(widgets(false), { average: 0.99, count: 3 });
    expect(badgeLinks()).toEqual([['/reviews', 'leave Reviews']]);
  });

  test('how the score is computed is said behind a button beside it', () => {
    show(widgets(false));
    const note = document.getElementById(screen.getByRole('button', { name: 'How the score is computed' }).getAttribute('popovertarget') ?? '');
    expect(note).toHaveAttribute('popover', 'auto');
    expect(note).toHaveTextContent('Only reviews with 3 or more stars add to it');
  });

  test('a call-only site has no page of reviews to lead to', () => {
    show(widgets(true));
    expect(badgeLinks()).toEqual([]);
    expect(screen.getByText('4.50')).toBeInTheDocument();
    show({ ...widgets(true), reviews: { links: ['https://reviews.example/a'] } }, { average: 0, count: 0 });
    expect(badgeLinks()).toEqual([['https://reviews.example/a', 'leave Reviews']]);
    show(widgets(true), { average: 0, count: 0 });
    expect(screen.queryByText('leave Reviews')).toBeNull();
  });
});

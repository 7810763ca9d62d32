import { screen } from '@testing-library/dom';
import { FloatingElements } from './floating-elements';
import { FloatingPanel } from '@/components/islands/widgets/floating-panel';
import type { Site } from '@/lib/content';
import { phoneOf, siteWith } from '@/test/site';
import { draw, hrefs } from '@/test/drawn';

jest.mock('@/components/islands/widgets/floating-panel', () => ({
  FloatingPanel: jest.fn(() => <i data-testid="panel" />),
}));
jest.mock('@/components/islands/widgets/visit-count', () => ({
  CountVisit: () => <i data-testid="count" />,
}));

const phones = [phoneOf('303-555-0142'), phoneOf('720-555-0118')];
const none: Site['widgets'] = {
  chat: false,
  visits: false,
  callNow: false,
  weather: false,
  palette: false,
  reviewsBadge: false,
};
const widgets = (...names: (keyof Site['widgets'])[]): Site['widgets'] => ({
  ...none,
  ...Object.fromEntries(names.map((name) => [name, true])),
});
const three = widgets('chat', 'visits', 'callNow');

const show = (given: Partial<Site>, score = { average: 4.5, count: 12 }) => {
  jest.mocked(FloatingPanel).mockClear();
  draw(<FloatingElements site={siteWith({ name: 'Bluestem & Brush', phones, ...given })} score={score} />);
};
const panelProps = () => jest.mocked(FloatingPanel).mock.calls[0]?.[0];
const badgeLinks = () =>
  [...document.querySelectorAll('.floating-row a[href]:not(noscript a, .bar-call)')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);

test('each widget is shown only when its entry is active, the QR widget when there is a picture', () => {
  show({ widgets: { ...three, weather: true }, qrPicture: '/assets/qr.svg' });
  expect(panelProps()?.widgets).toEqual(['chat', 'visits', 'callNow', 'weather', 'qr']);
  for (const name of ['chat', 'visits', 'callNow', 'weather'] as const) {
    show({ widgets: widgets(name) });
    expect(panelProps()?.widgets).toEqual([name]);
  }
  show({ qrPicture: '/assets/qr.svg' });
  expect(panelProps()?.widgets).toEqual(['qr']);
});

test('a QR code on an http host is loaded by https, as the policy requires', () => {
  show({ qrPicture: 'http://pictures.example/qr.png' });
  expect(panelProps()?.qrPicture).toBe('https://pictures.example/qr.png');
});

test('without widgets there is no panel, and without a phone no widget that needs one', () => {
  show({ widgets: none });
  expect(screen.queryByTestId('panel')).toBeNull();
  show({ phones: [], widgets: widgets('chat', 'callNow') });
  expect(screen.queryByTestId('panel')).toBeNull();
});

test("without scripts the panel's button links to the contact page, on a call-only site to the phone", () => {
  show({ widgets: three });
  expect(panelProps()?.href).toBe('/contact');
  show({ widgets: three, callOnly: true });
  expect(panelProps()).toMatchObject({
    href: 'tel:+13035550142',
    widgets: ['chat', 'visits', 'callNow'],
    phone: { digits: '3035550142' },
  });
});

test("texts are in the site's language", () => {
  show({ widgets: three, language: 'es' });
  expect(panelProps()).toMatchObject({ label: 'Ayuda rápida', language: 'es' });
});

test('visits are counted only where their widget is active', () => {
  show({ widgets: widgets('visits') });
  expect(screen.getByTestId('count')).toBeInTheDocument();
  show({ widgets: widgets('chat') });
  expect(screen.queryByTestId('count')).toBeNull();
});

test('the bar of phones has the number and the call to action, on a call-only site the number alone', () => {
  const bar = () => [...document.querySelectorAll('.bar-call')].map((link) => link.getAttribute('href'));
  show({ callOnly: true });
  expect(bar()).toEqual(['tel:+13035550142']);
  show({ callOnly: false });
  expect(bar()).toEqual(['tel:+13035550142', '/contact']);
  show({ callOnly: false, phones: [] });
  expect(bar()).toEqual(['/contact']);
});

test("when its widget is active, the palette's button floats; without scripts it is a link", () => {
  show({ widgets: widgets('palette') });
  expect(hrefs('Color Palettes')).toEqual(['/api/palette']);
  show({ widgets: widgets('palette'), language: 'es' });
  expect(hrefs('Paletas de colores')).toEqual(['/api/palette']);
  show({});
  expect(hrefs('Color Palettes')).toEqual([]);
});

describe('reviews badge', () => {
  const badge = (callOnly: boolean, reviewsBadge = true) => ({
    callOnly,
    widgets: { ...none, reviewsBadge },
  });
  const reviews = { active: false, homeOnly: false, links: ['https://reviews.example/a'], recordId: null };
  const usual = { average: 4.5, count: 12 };

  test.each<[string, Partial<Site>, typeof usual, string[]]>([
    ['is shown only when its widget is active', badge(false, false), usual, []],
    ['links the score to all reviews', badge(false), usual, ['/reviews', '4.5012 reviews']],
    ['shows a score from 1 up', badge(false), { average: 1, count: 3 }, ['/reviews', '1.003 reviews']],
    ['asks for a review below', badge(false), { average: 0.99, count: 3 }, ['/reviews', 'leave Reviews']],
    ['links nowhere on a call-only site', badge(true), usual, []],
    [
      'asks for a review elsewhere on a call-only site',
      { ...badge(true), reviews },
      { average: 0, count: 0 },
      ['https://reviews.example/a', 'leave Reviews'],
    ],
    ['asks for none where a call-only site has no link', badge(true), { average: 0, count: 0 }, []],
  ])('%s', (_, given, score, link) => {
    show(given, score);
    expect(badgeLinks()).toEqual(link.length > 0 ? [link] : []);
    const isScored = given.widgets?.reviewsBadge === true && score.average >= 1;
    expect(screen.queryAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual(
      isScored ? [`${score.average.toFixed(2)} out of 5`] : [],
    );
  });

  test('has a disclosure about how the score is computed', () => {
    show(badge(false));
    const note = document.getElementById(
      screen.getByRole('button', { name: 'How the score is computed' }).getAttribute('popovertarget') ?? '',
    );
    expect(note).toHaveAttribute('popover', 'auto');
    expect(note).toHaveTextContent('Only reviews with 3 or more stars add to it');
  });
});

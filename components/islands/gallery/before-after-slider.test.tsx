import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { BeforeAfterSlider } from './before-after-slider';

const slider = (
  <BeforeAfterSlider
    label="Compare before and after"
    shares="{before}% before, {after}% after"
    className="frame"
  >
    <figure>Before</figure>
    <figure>After</figure>
  </BeforeAfterSlider>
);

const range = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Compare before and after' });
/** The split, and the value and text of the range input. */
const state = () => [
  range().parentElement?.style.getPropertyValue('--at'),
  range().valueAsNumber,
  range().getAttribute('aria-valuetext'),
];
const width = (pixels: number) => {
  range().getBoundingClientRect = () => ({ left: 100, width: pixels }) as DOMRect;
};

const pointer = (type: string, pointerType: string, clientX: number, clientY: number) =>
  fireEvent(
    range(),
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType }),
  );

afterEach(() => document.body.replaceChildren());

test('the server sends both pictures, split in the middle', () => {
  document.body.innerHTML = renderToString(slider);
  expect(state()).toEqual(['50%', 50, '50% before, 50% after']);
  expect([screen.getByText('Before').tagName, screen.getByText('After').tagName]).toEqual([
    'FIGURE',
    'FIGURE',
  ]);
});

test('moving the range moves the split; its text has both shares, which add up to 100', () => {
  render(slider);
  fireEvent.input(range(), { target: { value: '33.5' } });
  expect(state()).toEqual(['33.5%', 33.5, '34% before, 66% after']);
});

test('a tap anywhere sets the range, also in browsers that move only the thumb', () => {
  render(slider);
  width(400);
  fireEvent.click(range(), { clientX: 200 });
  expect(state()).toEqual(['25%', 25, '25% before, 75% after']);
  fireEvent.click(range(), { clientX: 500 });
  expect(state()).toEqual(['100%', 100, '100% before, 0% after']);
});

test('a horizontal swipe moves the range, a vertical one scrolls the page', () => {
  render(slider);
  width(400);
  pointer('pointerdown', 'touch', 200, 200);
  for (const [x, split] of [
    [204, '50%'],
    [300, '50%'],
    [340, '60%'],
  ] as const) {
    pointer('pointermove', 'touch', x, 240);
    expect(state()[0]).toBe(split);
  }
});

test('a swipe that becomes a scroll restores the range that the browser has moved', () => {
  render(slider);
  fireEvent.input(range(), { target: { value: '30' } });
  fireEvent.pointerDown(range());
  fireEvent.input(range(), { target: { value: '70' } });
  fireEvent.pointerCancel(range());
  expect(state()).toEqual(['30%', 30, '30% before, 70% after']);
});

test('hovering moves nothing', () => {
  render(slider);
  width(400);
  pointer('pointermove', 'mouse', 400, 0);
  expect(state()[0]).toBe('50%');
});

test('a range that was moved before hydration keeps its value', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(slider);
  range().value = '80';
  const root = await act(async () => hydrateRoot(page, slider));
  expect(state()).toEqual(['80%', 80, '80% before, 20% after']);
  act(() => root.unmount());
  page.remove();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { GalleryViewer } from './gallery-viewer';
import { stubReducedMotion } from '@/test/browser-stubs';

let still = true;
beforeEach(() => {
  jest.useFakeTimers();
  still = true;
  stubReducedMotion(() => still);
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const messages = {
  title: 'Our work',
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  position: 'Image {n} of {of}',
};

const Gallery = ({ count }: { count: number }) => (
  <GalleryViewer messages={messages}>
    {Array.from({ length: count }, (_, index) => (
      <a key={index} href={`/full-${index + 1}.jpg`}>
        <img
          src={`/small-${index + 1}.jpg`}
          srcSet={`/small-${index + 1}.jpg 480w, /large-${index + 1}.jpg 2560w`}
          sizes="50vw"
          alt={`Picture ${index + 1}`}
        />
      </a>
    ))}
  </GalleryViewer>
);

const link = (position: number) => screen.getByRole('link', { name: `Picture ${position}`, hidden: true });
const click = async (position: number) => {
  await act(async () => void fireEvent.click(screen.getByRole('img', { name: `Picture ${position}` })));
  return screen.findByRole('dialog', { name: 'Our work' });
};
const open = (position: number, count: number) => {
  render(<Gallery count={count} />);
  return click(position);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const shown = (position: number, of: number) =>
  waitFor(() => {
    expect(screen.getByText(`Image ${position} of ${of}`)).toHaveAttribute('aria-live', 'polite');
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toEqual([`Picture ${position}`]);
  });
/** Presses the buttons in turn: after each, the picture of this position is shown. */
const walk = async (of: number, ...steps: ['Next' | 'Previous', position: number][]) => {
  for (const [way, position] of steps) {
    press(`${way} image`);
    await shown(position, of);
  }
};
const fetched = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('img')].map((picture) => picture.getAttribute('src')?.match(/\d+/)?.[0]);

test('it opens at the clicked picture, as large as the screen, in full resolution', async () => {
  const dialog = await open(2, 9);
  await shown(2, 9);
  const picture = screen.getByRole<HTMLImageElement>('img');
  expect([picture.getAttribute('srcset'), picture.sizes]).toEqual([
    '/small-2.jpg 480w, /large-2.jpg 2560w',
    '100vw',
  ]);
  expect(picture.src).toMatch(/\/full-2\.jpg$/);
  expect(dialog).toHaveAccessibleDescription('Image 2 of 9');
});

test('the caption of the picture in view is below it', async () => {
  render(<Gallery count={2} />);
  link(1).insertAdjacentHTML('beforeend', '<span data-caption>Cedar deck</span>');
  const viewer = within(await click(1));
  expect(viewer.getByText('Cedar deck')).toBeVisible();
  await walk(2, ['Next', 2]);
  expect(viewer.queryByText('Cedar deck')).toBeNull();
});

test('only the neighbours are preloaded', async () => {
  expect(fetched(await open(1, 9))).toEqual(['1', '2', '9']);
});

test('next and previous wrap around at both ends', async () => {
  render(
    <StrictMode>
      <Gallery count={3} />
    </StrictMode>,
  );
  await click(2);
  await walk(3, ['Next', 3], ['Next', 1], ['Previous', 3]);
});

test('next and previous wrap around with two pictures', async () => {
  await open(2, 2);
  await walk(2, ['Next', 1], ['Next', 2]);
});

test('arrow keys move it wherever focus is, except with a modifier key', async () => {
  await open(1, 3);
  key('ArrowLeft');
  await shown(3, 3);
  key('ArrowRight');
  await shown(1, 3);
  key('ArrowLeft', { altKey: true });
  await pass(60);
  await shown(1, 3);
});

test('a second press during the animation is a second step', async () => {
  still = false;
  await open(1, 5);
  press('Next image');
  await pass(50);
  press('Next image');
  await shown(3, 5);
});

test('with reduced motion a step takes at most two frames', async () => {
  const dialog = await open(1, 3);
  const offset = () => (dialog.querySelector('img')?.parentElement as HTMLElement).style.transform;
  await pass(50);
  press('Next image');
  await pass(60);
  expect(offset()).toMatch(/^translate3d\(-1px/);
});

const swipe = (from: number, to: number) => {
  const slides = within(screen.getByRole('dialog')).getByRole('img').parentElement
    ?.parentElement as HTMLElement;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', screenX: number, fingers = 1) =>
    fireEvent[type](slides, {
      touches: Array(fingers).fill({ identifier: 1, screenX, screenY: 0 }),
      targetTouches: type === 'touchEnd' ? [] : [{ identifier: 1, screenX, screenY: 0 }],
      changedTouches: [{ identifier: 1, screenX, screenY: 0 }],
    });
  return {
    touch,
    whole: () => {
      touch('touchStart', from);
      touch('touchMove', from);
      touch('touchMove', to);
      touch('touchEnd', to);
    },
  };
};

test('a swipe moves it, two fingers do not', async () => {
  await open(2, 5);
  await pass(50);
  // jsdom has no layout: a slide is 1 pixel wide.
  const { touch, whole } = swipe(10, 9.4);
  touch('touchStart', 10, 2);
  touch('touchMove', 10, 2);
  touch('touchMove', 9.4, 2);
  touch('touchEnd', 9.4);
  await shown(2, 5);
  whole();
  await shown(3, 5);
});

test('with reduced motion a swipe ends within two frames', async () => {
  const dialog = await open(2, 5);
  await pass(50);
  swipe(10, 9.4).whole();
  await pass(60);
  expect((within(dialog).getByRole('img').parentElement as HTMLElement).style.transform).toMatch(
    /^translate3d\(-2px/,
  );
});

test('a single picture has no buttons to move', async () => {
  await open(1, 1);
  await shown(1, 1);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  key('ArrowRight');
  await shown(1, 1);
});

test.each([
  ['the button', () => press('Close')],
  ['Esc', () => key('Escape')],
])('%s closes it and returns focus to the link that opened it', async (_, close) => {
  await open(2, 3);
  await walk(3, ['Next', 3]);
  act(() => void close());
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(link(2)).toHaveFocus());
});

test("a picture that failed has the page's alternative text for failed pictures", async () => {
  render(<Gallery count={2} />);
  const failed = screen.getByRole<HTMLImageElement>('img', { name: 'Picture 1' });
  failed.alt = 'Not found';
  failed.removeAttribute('srcset');
  await act(async () => {
    fireEvent.click(failed);
  });
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('img')).toMatchObject({ alt: 'Not found', srcset: '' });
});

test('it is removed with its page, with its listeners', async () => {
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const { unmount } = render(<Gallery count={3} />);
  await click(1);
  unmount();
  expect(screen.queryByRole('dialog')).toBeNull();
  const ofThis = ([type]: unknown[]) => ['keydown', 'wheel', 'orientationchange'].includes(String(type));
  for (const [type, listener] of added.mock.calls
    .filter(ofThis)
    .filter(([, , options]) => options === undefined))
    expect(removed.mock.calls).toContainEqual(expect.arrayContaining([type, listener]));
});

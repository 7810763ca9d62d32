import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { VideoPlayer } from './video-player';

const show = (href: string) =>
  render(
    <VideoPlayer messages={{ close: 'Close', outside: 'Watch it in a new tab' }}>
      <a href={href} target="_blank" aria-label="Watch video 1 of 2">
        still
      </a>
    </VideoPlayer>,
  );
const still = () => screen.getByText('still');
const open = async () => {
  await act(async () => {
    fireEvent.click(still());
  });
  return screen.findByRole('dialog', { name: 'Watch video 1 of 2' });
};

test('nothing is played before the click', async () => {
  show('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await act(async () => {
    fireEvent.focus(still());
  });
  expect(document.querySelectorAll('iframe, video')).toHaveLength(0);
});

test('a click plays the video from the cookie-free host, with a link to the video', async () => {
  show('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  const dialog = within(await open());
  const frame = dialog.getByTitle<HTMLIFrameElement>('Watch video 1 of 2');
  expect(frame.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(frame).toHaveAttribute('allow', expect.stringMatching(/autoplay.*fullscreen/));
  expect(dialog.getByRole('link', { name: 'Watch it in a new tab' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
});

test('a file is played by the browser, with controls', async () => {
  show('https://example.com/tour.mp4');
  const player = within(await open()).getByLabelText<HTMLVideoElement>('Watch video 1 of 2', {
    selector: 'video',
  });
  expect([player.src, player.controls]).toEqual(['https://example.com/tour.mp4', true]);
});

test.each([
  ['the X', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
])('%s ends it, and focus is back on the still picture', async (_, close) => {
  show('https://vimeo.com/76979871');
  await open();
  act(() => {
    close();
  });
  expect(document.querySelector('iframe')).toBeNull();
  await waitFor(() => expect(still()).toHaveFocus());
});

import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PromoVideo } from './promo-video';
import { siteWith } from '@/test/site';

/** @returns whether a click on the still picture leaves the page */
const leaves = async (link: string) => {
  render(<PromoVideo site={siteWith({ promoVideo: { url: link, picture: null } })} />);
  const still = screen.getByRole('link', { name: 'Watch the video' });
  expect(still).toHaveAttribute('href', link);
  const click = createEvent.click(still);
  await act(async () => {
    fireEvent(still, click);
  });
  return !click.defaultPrevented;
};

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', true],
  ['https://vimeo.com/76979871', true],
  ['https://example.com/tour.mp4', true],
  ['https://www.facebook.com/business/videos/123', false],
  ['https://www.youtube.com/@business', false],
])('%s plays over the page: %s', async (link, plays) => {
  expect(await leaves(link)).toBe(!plays);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(plays ? 1 : 0));
});

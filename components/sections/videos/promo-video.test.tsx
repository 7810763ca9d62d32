import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
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
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/76979871',
  'https://example.com/tour.mp4',
])('%s plays over the page', async (link) => {
  expect(await leaves(link)).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Watch the video' })).toBeVisible();
});

test.each(['https://www.facebook.com/business/videos/123', 'https://www.youtube.com/@business'])(
  '%s is a link',
  async (link) => {
    expect(await leaves(link)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

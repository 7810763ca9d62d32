import { render, screen } from '@testing-library/react';
import { AboutPoints } from '@/components/sections/about/about-points';
import { serviceOf, siteWith } from '@/test/site';
import { Intro } from './intro';

// What Home shows differently, by content.

test('the services of the introduction lead to their pages, and nowhere on a call-only site', () => {
  const given = { services: [serviceOf('Painting')], servicePages: true };
  const { unmount } = render(<Intro site={siteWith(given)} />);
  expect(screen.getByRole('link', { name: 'Painting' })).toHaveAttribute('href', '/painting');
  unmount();
  render(<Intro site={siteWith({ ...given, callOnly: true })} />);
  expect(screen.queryByRole('link', { name: 'Painting' })).toBeNull();
  expect(screen.getByText('Painting')).toBeInTheDocument();
});

test('a record with pairs of pictures shows the first one as before and after', () => {
  const about = { ...siteWith().about, first: { text: 'Words', formatting: null, points: [] } };
  const stock = ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg'];
  const beforeAfter = [{ before: '/before.jpg', after: '/after.jpg' }];
  const { unmount } = render(<AboutPoints site={siteWith({ about, stock, beforeAfter })} />);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['Before', 'After']);
  unmount();
  render(<AboutPoints site={siteWith({ about, stock, beforeAfter })} pictures="aboutPointsOfAbout" />);
  expect(screen.queryByText('Before')).toBeNull();
});

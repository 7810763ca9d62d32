import { screen, within } from '@testing-library/dom';
import type { Review } from '@/lib/content/reviews/review';
import { siteWith } from '@/test/site';
import { ReviewList } from './review-list';
import { draw } from '@/test/drawn';

const show = (reviews: Review[]) => draw(<ReviewList site={siteWith()} reviews={reviews} />);
const reviewsOf = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({ date: null, stars: 5, text: `Review ${index + 1}` }));
const lists = () => [...document.querySelectorAll('ol')];

test('ten reviews are shown at once, without a disclosure', () => {
  show(reviewsOf(10));
  expect(lists().map((list) => list.children.length)).toEqual([10]);
  expect(screen.queryByText(/^Show/)).toBeNull();
});

test('each ten more are in a disclosure, which continues the list', () => {
  show(reviewsOf(21));
  expect(lists().map((list) => [list.children.length, list.start])).toEqual([
    [10, 1],
    [10, 11],
    [1, 21],
  ]);
  const [, second, third] = lists() as HTMLElement[];
  expect(screen.getByText('Show 10 more reviews').closest('details')).toContainElement(second ?? null);
  expect(screen.getByText('Show 1 more review').closest('details')).toContainElement(third ?? null);
});

test('a review shows its stars, date, text and author, if it has them', () => {
  show([
    { date: '2026-03-14', stars: 4, text: 'On time.\n\nTidy.', author: 'A neighbor' },
    { date: null, stars: 5 },
    { date: null, stars: 4.5, author: 'R. K.', town: 'Otley', platform: 'Google', reply: 'Thank you.' },
  ]);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('img', { name: '4 stars' })).toBeInTheDocument();
  expect(first).toHaveTextContent('March 14, 2026On time.Tidy.A neighbor');
  expect(second).toHaveTextContent('No date');
  expect(second?.querySelector('blockquote')).toBeNull();
  expect(within(third as HTMLElement).getByRole('img', { name: '4.5 stars' })).toHaveStyle('--stars: 4.5');
  expect(third).toHaveTextContent(/R\. K\. · Otley · GoogleReply from Our businessThank you\.$/);
});

test('further pages continue the list, and all pages link to each other', () => {
  const reviews = reviewsOf(100);
  const showPage = (number: number) => {
    const site = siteWith({ reviewPages: [{ slug: '2', number: 2, of: 2 }] });
    draw(<ReviewList site={site} reviews={reviews} number={number} />);
    return {
      numbers: lists().flatMap((list) => [...list.children].map((_, index) => list.start + index)),
      links: within(screen.getByRole('navigation', { name: 'Pages of the reviews' }))
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
    };
  };
  const [first, second] = [showPage(1), showPage(2)];
  expect([...first.numbers, ...second.numbers]).toEqual(reviews.map((_, index) => index + 1));
  expect(first.links).toEqual([
    ['/reviews', null],
    ['/reviews/page/2', null],
    ['/reviews/page/2', 'next'],
  ]);
  expect(second.links).toContainEqual(['/reviews', 'prev']);
  expect(screen.getByText('100 reviews')).toBeInTheDocument();
});

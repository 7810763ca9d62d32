import { screen } from '@testing-library/dom';
import ReviewsPage, { generateMetadata } from './page';
import { getSite } from '@/lib/serving/rendering/current-site';
import { siteWith } from '@/test/site';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import { knownReviews } from '@/lib/content/reviews-service';
import type { Review } from '@/lib/content/reviews/review';
import { draw } from '@/test/drawn';

jest.mock('undici', () => ({}));
jest.mock('@/lib/serving/rendering/current-site', () => ({ getSite: jest.fn() }));
jest.mock('@/lib/content/reviews-service', () => ({ knownReviews: jest.fn() }));

const found = (...value: Review[]): Known<Review[]> => ({ state: 'found', value });
const five = { date: '2026-03-14', stars: 5 };

const show = async (known: Known<Review[]>, active = true) => {
  jest
    .mocked(getSite)
    .mockResolvedValue(
      siteWith({ name: 'Acme', reviews: { active, homeOnly: false, links: [], recordId: 'acme' } }),
    );
  jest.mocked(knownReviews).mockResolvedValue(known);
  draw(await ReviewsPage());
  return (await generateMetadata()).robots;
};

test.each([
  ['an empty list', found()],
  ['no list', { state: 'gone' } as const],
])('%s: the page says so and is noindexed', async (_, known) => {
  expect(await show(known)).toMatchObject({ index: false });
  expect(screen.getByText(/^No reviews yet/)).toBeInTheDocument();
});

test('while the reviews service does not answer, the page claims nothing about reviews and stays indexed', async () => {
  expect(await show({ state: 'unavailable' })).toMatchObject({ index: true });
  expect(screen.queryByText(/No reviews yet/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeInTheDocument();
});

test('the page shows all reviews, also when the navigation does not link to it', async () => {
  expect(await show(found(five), false)).toMatchObject({ index: true });
  expect(screen.getByText('1 review')).toBeInTheDocument();
  expect(screen.queryByText(/No reviews yet/)).toBeNull();
});

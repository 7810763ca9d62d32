import { quoteAbout, quotesOf } from './best-texts';
import { siteWith } from '@/test/site';

const siteOf = (active: boolean) => siteWith({ reviews: { ...siteWith().reviews, active } });
const shown = siteOf(true);
const reviewOf = (stars: number, text?: string) => ({ date: null, stars, ...(text && { text }) });
const words = (length: number) => 'w'.repeat(length);

test('texts of 40 to 220 letters with 4 or 5 stars are quoted, the first three of them', () => {
  const good = [40, 41, 219, 220].map((length) => reviewOf(length === 40 ? 4 : 5, words(length)));
  const others = [reviewOf(3, words(80)), reviewOf(5, words(39)), reviewOf(5, words(221)), reviewOf(5)];
  expect(quotesOf(shown, [...others, ...good])).toEqual(good.slice(0, 3));
  expect(quotesOf(shown, others)).toEqual([]);
  expect(quotesOf(siteOf(false), good)).toEqual([]);
});

test('a service has the first text that names it, in whatever case', () => {
  const about = reviewOf(5, 'They mended the storm damage on our roof before the next rain came.');
  expect(quoteAbout('Storm Damage', shown, [reviewOf(5, words(80)), about])).toBe(about);
  expect(quoteAbout('Skylights', shown, [about])).toBeUndefined();
  expect(quoteAbout('Storm Damage', siteOf(false), [about])).toBeUndefined();
});

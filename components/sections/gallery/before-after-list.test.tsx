import { screen, within } from '@testing-library/dom';
import { BeforeAfterList } from './before-after-list';
import type { Language } from '@/lib/language/i18n';
import { siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

const show = (pairs: number, language: Language = 'en') => {
  const beforeAfter = Array.from({ length: pairs }, (_, index) => ({
    before: `/assets/before-${index}.jpg`,
    after: `/assets/after-${index}.jpg`,
  }));
  draw(<BeforeAfterList site={siteWith({ beforeAfter, language })} />);
};
const names = () => screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'));

test("the server's HTML has both pictures of a pair, each with its label, under one slider in the middle", () => {
  show(1);
  const figures = within(screen.getByRole('listitem')).getAllByRole('figure');
  expect(
    figures.map((figure) => [figure.textContent, within(figure).getByRole('img').getAttribute('src')]),
  ).toEqual([
    ['Before', expect.stringContaining('before-0')],
    ['After', expect.stringContaining('after-0')],
  ]);
  expect([names(), screen.getByRole('slider').getAttribute('aria-valuetext')]).toEqual([
    ['Compare before and after'],
    '50% before, 50% after',
  ]);
});

test('sliders of several pairs can be told apart', () => {
  show(3);
  expect(names()).toEqual([1, 2, 3].map((index) => `Compare before and after, ${index} of 3`));
});

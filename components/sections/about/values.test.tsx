import { screen } from '@testing-library/dom';
import { Values } from './values';
import { siteWith } from '@/test/site';
import { draw } from '@/test/drawn';

const show = (count: number) => {
  const values = Array.from({ length: count }, (_, index) => ({
    title: `Value ${index + 1}`,
    description: `Because ${index + 1}`,
  }));
  draw(<Values site={siteWith({ values })} />);
};

test.each([
  [1, 1],
  [3, 3],
  [4, 3],
])('of %d values %d are shown, each with its title and description', (given, shown) => {
  show(given);
  const expected = Array.from({ length: shown }, (_, index) => `Value ${index + 1}Because ${index + 1}`);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expected);
});

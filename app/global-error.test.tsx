import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';

test('the page that replaces the whole document keeps its language', () => {
  document.documentElement.lang = 'es';
  const { rerender } = render(<GlobalError />, { container: document });
  expect([document.documentElement.lang, screen.getByRole('button').textContent]).toEqual([
    'es',
    'Cargar de nuevo',
  ]);
  rerender(<GlobalError />);
  expect([document.documentElement.lang, screen.getByRole('button').textContent]).toEqual([
    'es',
    'Cargar de nuevo',
  ]);
});

import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';

test('the global error page keeps the language of the failed page', () => {
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

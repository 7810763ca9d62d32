import { render, screen } from '@testing-library/react';
import GlobalError from './global-error';

test('the global error page keeps the language of the failed page', () => {
  document.documentElement.lang = 'es';
  const { rerender } = render(<GlobalError />, { container: document });
  const seen = () => [document.documentElement.lang, screen.getByRole('button').textContent];
  expect(seen()).toEqual(['es', 'Cargar de nuevo']);
  rerender(<GlobalError />);
  expect(seen()).toEqual(['es', 'Cargar de nuevo']);
});

import { render, screen } from '@testing-library/react';
import { ErrorMessage } from './error-message';

afterEach(() => {
  document.documentElement.lang = '';
});

const languageOfBrowser = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

test.each([
  ['en', 'es-US', 'Something went wrong'],
  ['es', 'en-US', 'Algo salió mal'],
  ['', 'es-419', 'Algo salió mal'],
  ['', 'en-US', 'Something went wrong'],
  ['', 'et-EE', 'Something went wrong'],
])('on a page in %j, in a browser in %j: %s', (page, browser, title) => {
  document.documentElement.lang = page;
  languageOfBrowser(browser);
  render(<ErrorMessage />);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
});

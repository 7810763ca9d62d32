import { isPlaceholder } from './placeholders';

test.each([
  ...'TBD, tba, N/A, n/a., NA, N / A, none, None, -, --, —, ..., …, ?, xxx, XX'.split(', '),
  ...['null', 'undefined', 'Por definir', 'Ninguna', ' TBD ', 'Lorem ipsum', 'Lorem ipsum dolor\nsit amet.'],
])('%j is a placeholder', (text) => expect(isPlaceholder(text)).toBe(true));

test.each([
  ...['None of our crews leaves before the job is done', 'Nonesuch Painting', 'No deposit', 'Cash', 'NADA'],
  ...'License pending: N/A in Colorado|TBD Construction|X|XXL jobs|A-1|$$|★★★★★|24/7|0'.split('|'),
  ...['We do not write lorem ipsum', 'Nunca', 'nan'],
])('%j is a fact', (text) => expect(isPlaceholder(text)).toBe(false));

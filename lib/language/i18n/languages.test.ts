import { toLanguage } from './languages';

test.each([
  ['es', 'es'],
  ['ES-mx,en;q=0.5', 'es'],
  [' es;q=0.9', 'es'],
  ['en-US,es', 'en'],
  ['est', 'en'],
  ['sv, es', 'en'],
  ['', 'en'],
])('%j is answered in %s', (tags, language) => expect(toLanguage(tags)).toBe(language));

import { getMessages } from '@/lib/language/i18n';
import { ownWords, wordNames } from '@/lib/language/i18n/own-words';
import { messagesOf } from './messages';
import { siteFor } from '@/test/site';

test('a business without own words has the messages of its language', () => {
  expect(messagesOf(siteFor())).toBe(getMessages('en'));
  expect(messagesOf({ ...siteFor(), language: 'es' })).toBe(getMessages('es'));
});

test.each(wordNames)('the own word %s stands in its place, and nowhere else', (name) => {
  const messages = messagesOf(siteFor({ options: { words: { [name]: 'Our own words' } } }));
  const [part, text] = ownWords[name];
  expect(messages).toEqual({
    ...getMessages('en'),
    [part]: { ...getMessages('en')[part], [text]: 'Our own words' },
  });
});

/** @jest-environment jsdom */
import { phoneOf, siteWith } from '@/test/site';
import { formPage } from './form-errors-page';

const pageOf = (given: Partial<Parameters<typeof formPage>[0]>) => {
  document.documentElement.innerHTML = formPage({
    site: siteWith({ phones: [phoneOf('303-555-0142')] }),
    posted: {},
    errors: { message: 'required' },
    hadPhotos: false,
    ...given,
  });
  return document.querySelector('main') as HTMLElement;
};

test('the page keeps what was typed and links each error to its field', () => {
  const main = pageOf({
    posted: { firstName: 'Ann "A" <b>', message: '', bestWay: 'email', textConsent: 'yes', page: '/about' },
  });
  expect(main.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Ann "A" <b>');
  expect(main.querySelector<HTMLInputElement>('[name=bestWay]:checked')?.value).toBe('email');
  expect(main.querySelector<HTMLInputElement>('[type=hidden][name=page]')?.value).toBe('/about');
  expect([...main.querySelectorAll('.summary a')].map((link) => link.getAttribute('href'))).toEqual([
    '#message',
  ]);
  expect(main.querySelector('#message')?.getAttribute('aria-describedby')).toBe('message-error');
});

test('a photo field is there only when photos came, and asks for them again', () => {
  expect(pageOf({}).querySelector('[type=file]')).toBeNull();
  const withPhotos = pageOf({ hadPhotos: true });
  expect(withPhotos.querySelector('[type=file]')).not.toBeNull();
  expect(withPhotos.querySelector('form')?.enctype).toBe('multipart/form-data');
});

test('the privacy text is one link away, on a call-only site as a part of Home', () => {
  const link = (callOnly: boolean) =>
    pageOf({ site: siteWith({ callOnly }) })
      .querySelector('p:last-child > a')
      ?.getAttribute('href');
  expect([link(false), link(true)]).toEqual(['/privacy', '/#privacy']);
});

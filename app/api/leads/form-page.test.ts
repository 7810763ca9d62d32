/** @jest-environment jsdom */
import { phoneOf, siteWith } from '@/test/site';
import { formPage } from './form-page';

const pageOf = async (given: Partial<Parameters<typeof formPage>[0]>) => {
  document.documentElement.innerHTML = await formPage({
    site: siteWith({ phones: [phoneOf('303-555-0142')] }),
    values: {},
    errors: { message: 'Please fill this in.' },
    hasPhotos: false,
    ...given,
  });
  return document.querySelector('main') as HTMLElement;
};

test('the page keeps what was typed and links each error to its field', async () => {
  const main = await pageOf({
    values: { firstName: 'Ann "A" <b>', bestWay: 'email', textConsent: 'yes', page: '/about' },
  });
  expect(main.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Ann "A" <b>');
  expect(main.querySelector<HTMLInputElement>('[name=bestWay]:checked')?.value).toBe('email');
  expect(main.querySelector<HTMLInputElement>('[name=textConsent]')?.checked).toBe(true);
  expect(main.querySelector<HTMLInputElement>('[type=hidden][name=page]')?.value).toBe('/about');
  const [link, ...others] = main.querySelectorAll<HTMLAnchorElement>('.summary a');
  expect([link?.textContent, others]).toEqual(['Message: Please fill this in.', []]);
  const field = main.querySelector(link?.hash ?? '');
  expect([field?.getAttribute('name'), field?.getAttribute('aria-invalid')]).toEqual(['message', 'true']);
  const error = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Please fill this in.');
});

test('lines of a message are kept, also an empty first one', async () => {
  const main = await pageOf({ values: { message: '\r\n\r\nTwo\r\nrooms' } });
  expect(main.querySelector('textarea')?.value).toBe('\n\nTwo\nrooms');
});

test('an error of the photos stands at their field', async () => {
  const main = await pageOf({ hasPhotos: true, errors: { photos: 'At most 5.' } });
  const [link] = main.querySelectorAll<HTMLAnchorElement>('.summary a');
  const field = main.querySelector(link?.hash ?? '');
  expect([link?.textContent, field?.getAttribute('type'), field?.getAttribute('aria-invalid')]).toEqual([
    'Photos: At most 5.',
    'file',
    'true',
  ]);
});

test('the privacy text is one link away, on a call-only site as a part of Home', async () => {
  const link = async (callOnly: boolean) =>
    (await pageOf({ site: siteWith({ callOnly }) })).querySelector('label a')?.getAttribute('href');
  expect([await link(false), await link(true)]).toEqual(['/privacy', '/#privacy']);
});

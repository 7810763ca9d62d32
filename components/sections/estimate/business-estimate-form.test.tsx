import { screen, within } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { BusinessEstimateForm, estimateFormContent } from './business-estimate-form';
import { withMessages } from '@/components/islands/estimate/session/session-state';
import { estimateForm as estimateFormEn } from '@/lib/language/i18n/en/estimate-form-messages';
import { estimateForm as estimateFormEs } from '@/lib/language/i18n/es/estimate-form-messages';
import { siteOf, type Given } from '@/test/records';
import { draw } from '@/test/drawn';

const show = (given: Given = {}, ids = ['form']) =>
  draw(
    <>
      {ids.map((id) => (
        <BusinessEstimateForm key={id} site={siteOf(given)} id={id} />
      ))}
    </>,
  );
const services = (count: number) => ({
  services: Array.from({ length: count }, (_, index) => `Service ${index + 1}`),
});
const options = () =>
  within(screen.getByRole('combobox'))
    .getAllByRole('option')
    .map((option) => option.textContent);

test("the fields that the record's labels name, each with a label", () => {
  show(services(2));
  for (const name of ['First name', 'Last name', 'E-mail', 'Phone', 'Address', 'Message'])
    expect(screen.getByRole('textbox', { name })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Type of service' })).toBeInTheDocument();
  const bestWay = within(screen.getByRole('group', { name: 'Best way to reach you' }));
  expect(
    [bestWay.getByRole('radio', { name: 'Phone' }), bestWay.getByRole('radio', { name: 'E-mail' })].map(
      (radio) => radio.getAttribute('value'),
    ),
  ).toEqual(['phone', 'email']);
  expect(screen.getByRole('button', { name: 'Request my estimate' })).toHaveAttribute('type', 'submit');
});

test("the record's labels come before the interface's own", () => {
  const formLabels = {
    firstName: 'Given name',
    lastName: 'Family name',
    email: 'Mail',
    phone: 'Number',
    address: 'Where',
    service: 'What',
    bestWay: 'How',
    byPhone: 'By phone',
    byEmail: 'By mail',
    message: 'Details',
    submit: 'Go',
  };
  show({ ...services(1), formLabels });
  for (const name of ['Given name', 'Family name', 'Mail', 'Number', 'Where', 'Details'])
    expect(screen.getByRole('textbox', { name })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'What' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: 'How' })).getByRole('radio', { name: 'By mail' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go' })).toBeInTheDocument();
});

test("every service can be chosen, in the record's order", () => {
  show(services(9));
  expect(options().filter((option) => option?.startsWith('Service'))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Service ${n}`),
  );
});

test('the form and the text-message box link to the privacy page, on a call-only site to its text on Home', () => {
  const links = () =>
    screen
      .getAllByRole('link', { name: 'Privacy' })
      .map((link) => [link.getAttribute('href'), link.closest('label') !== null]);
  show();
  expect(links()).toEqual([
    ['/privacy', true],
    ['/privacy', false],
  ]);
  show({ callOnly: true });
  expect(links().map(([href]) => href)).toEqual(['#privacy', '#privacy']);
});

test('without services there is nothing to choose', () => {
  show();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('first name and message are required; phone and e-mail are not, because either will do', () => {
  show();
  for (const name of ['First name', 'Message']) expect(screen.getByRole('textbox', { name })).toBeRequired();
  for (const name of ['Last name', 'E-mail', 'Phone', 'Address'])
    expect(screen.getByRole('textbox', { name })).not.toBeRequired();
});

test('is a plain POST of named fields to /api/leads without JavaScript', () => {
  show(services(1));
  const form = screen.getByRole('button').closest('form');
  expect([form?.getAttribute('method')?.toLowerCase(), form?.getAttribute('action')]).toEqual([
    'post',
    '/api/leads',
  ]);
  expect(screen.getAllByRole('textbox').every((field) => field.getAttribute('name'))).toBe(true);
  expect(screen.getByRole('combobox')).toHaveAttribute('name');
});

test('the consent to text messages is unticked and optional', () => {
  show({ name: 'Acme' });
  const consent = screen.getByRole('checkbox', {
    name: /^Acme may send me text messages.*STOP.*not a condition/,
  });
  expect(consent).not.toBeChecked();
  expect(consent).not.toBeRequired();
  expect(consent).toHaveAttribute('name', 'textConsent');
});

test("messages of the script are in the site's language, with only the contact ways that the business has", () => {
  const withContact = estimateFormContent(
    siteOf({ name: 'Acme', phones: ['555-201-0000'], emails: ['a@acme.example'] }),
  );
  expect(withContact).toMatchObject({
    language: 'en',
    phone: { digits: '5552010000' },
    email: 'a@acme.example',
  });
  expect(withMessages(withContact, estimateFormEn)).toMatchObject({
    messages: {
      thanksText: 'Your request has reached Acme. You will hear from us soon.',
      call: 'Call 555-201-0000',
    },
    errors: { required: 'Please fill this in.' },
  });
  const without = estimateFormContent(siteOf({ name: 'Acme', language: 'es' }));
  expect(without).toMatchObject({ language: 'es', phone: null, email: null });
  expect(withMessages(without, estimateFormEs).messages).toMatchObject({
    sending: 'Enviando su solicitud…',
    call: '',
  });
});

test('without scripts the form has a file input for photos, and sends it', () => {
  const html = renderToStaticMarkup(<BusinessEstimateForm site={siteOf(services(1))} id="form" />);
  // As a browser without scripts reads it: what is in <noscript> is a part of the page.
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect([form?.method, form?.enctype]).toEqual(['post', 'multipart/form-data']);
  const photos = form?.querySelector<HTMLInputElement>('noscript [name=photos]');
  expect([photos?.type, photos?.multiple, photos?.accept]).toEqual([
    'file',
    true,
    'image/jpeg,image/png,image/webp',
  ]);
  expect(form?.querySelector(`label[for="${photos?.id}"]`)?.textContent).toBe('Photos');
  const hint = form?.querySelector(`#${photos?.getAttribute('aria-describedby')}`);
  expect(hint?.textContent).toMatch(/5.*10 MB/);
});

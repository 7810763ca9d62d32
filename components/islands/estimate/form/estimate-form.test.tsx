import { fireEvent, screen } from '@testing-library/react';
import {
  at,
  draft,
  field,
  fill,
  formOf,
  pass,
  sendFilled,
  show,
  submit,
  type,
  formServer,
} from '@/test/render-estimate-form';

const server = formServer();

test('the form requests nothing until it is touched, then one bot check', async () => {
  await show();
  await pass(60_000);
  expect(fetch).not.toHaveBeenCalled();
  // The first empty submit shows our messages, as the second does.
  expect(formOf()).toHaveAttribute('novalidate');
  await type('First name', 'A');
  await type('First name', 'An');
  expect([server.botChecks, server.posts]).toEqual([1, []]);
});

test('the form is sent as JSON with its hidden fields', async () => {
  sessionStorage.setItem('campaign', '?utm_source=ad&utm_medium=cpc&other=1');
  await show();
  await fill();
  fireEvent.click(field('May send texts'));
  await submit();
  expect(server.posts).toEqual([
    {
      url: '/api/leads',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: {
        firstName: 'Ana',
        lastName: '',
        email: '',
        phone: '(555) 201-3344',
        address: '',
        service: '',
        bestWay: 'phone',
        message: 'Two rooms',
        textConsent: true,
        id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        page: '/contact',
        botCheck: 'check.1',
        project_reference: '',
        utm_source: 'ad',
        utm_medium: 'cpc',
      },
    },
  ]);
});

test('the honeypot is out of the tab order, invisible, and hidden from screen readers', async () => {
  await show();
  const honeypot = formOf().querySelector('[name="project_reference"]') as HTMLInputElement;
  expect([honeypot.tabIndex, honeypot.autocomplete, honeypot.value]).toEqual([-1, 'off', '']);
  expect(honeypot.closest('[aria-hidden="true"]')).toHaveClass('sr-only');
  await fill();
  honeypot.value = 'x';
  await submit();
  expect(server.posts[0]?.body).toMatchObject({ project_reference: 'x' });
});

test('after sending, a message replaces the form and takes focus, and the draft is deleted', async () => {
  await show();
  await fill();
  await pass(300);
  await submit();
  expect(screen.getByText('Thank you')).toHaveFocus();
  expect(at().getByRole('status')).toHaveTextContent('It has reached Acme.');
  expect(at().getByRole('link', { name: '555-201-0100' })).toHaveAttribute('href', 'tel:+15552010100');
  expect(formOf()).not.toBeVisible();
  await pass(1_000);
  expect(draft()).toBeNull();
});

describe('errors', () => {
  test('are shown at their fields and tied to them; focus goes to the first, and nothing is sent', async () => {
    await show();
    await type('E-mail', 'ana@');
    await submit();
    expect(server.posts).toEqual([]);
    expect(field('First name')).toHaveFocus();
    for (const [name, message] of [
      ['First name', 'Fill this in.'],
      ['E-mail', 'No e-mail address.'],
      ['Message', 'Fill this in.'],
    ] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(message);
    }
    for (const name of ['Last name', 'Phone', 'Address']) expect(field(name)).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Nothing sent yet.First name: Fill this in. E-mail: No e-mail address. Message: Fill this in.',
    );
  });

  test('about a missing phone and e-mail are shown at the phone, until either is filled in', async () => {
    await show();
    await type('First name', 'Ana');
    await type('Message', 'Hi');
    await submit();
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('A phone or an e-mail, please.');
    await type('E-mail', 'ana@example.com');
    expect(field('Phone')).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('disappear when their field is corrected, without a new announcement', async () => {
    await show();
    await type('Phone', '5552013344');
    await submit();
    const alert = screen.getByRole('alert');
    const said = alert.textContent;
    await type('First name', 'Ana');
    expect(field('First name')).toBeValid();
    expect(field('Message')).toBeInvalid();
    expect([screen.getByRole('alert') === alert, alert.textContent]).toEqual([true, said]);
    await submit();
    expect(field('Message')).toHaveFocus();
    expect(screen.getByRole('alert')).not.toBe(alert);
  });

  test('of the server are shown at their fields until these change', async () => {
    server.answers = [{ status: 422, body: { errors: { phone: 'Area code, please.' } } }];
    await sendFilled();
    expect(field('Phone')).toHaveFocus();
    expect(field('Phone')).toHaveAccessibleDescription('Area code, please.');
    expect(formOf()).not.toHaveAttribute('aria-busy');
    await type('Message', 'Three rooms');
    expect(field('Phone')).toBeInvalid();
    await type('Phone', '(555) 201-3345');
    expect(field('Phone')).toBeValid();
    await submit();
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });
});

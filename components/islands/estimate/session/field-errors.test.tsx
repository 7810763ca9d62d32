import { screen } from '@testing-library/react';
import { field, formOf, sendFilled, show, submit, type, formServer } from '@/test/render-estimate-form';

const server = formServer();

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

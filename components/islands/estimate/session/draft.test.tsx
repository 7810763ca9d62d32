import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  draft,
  field,
  fill,
  formOf,
  pass,
  show,
  submit,
  type,
  formServer,
  EstimateForm,
} from '@/test/render-estimate-form';
import { estimateFormContent as content } from '@/test/islands';

const server = formServer();

describe('the draft', () => {
  test('is stored 300 ms after the last key and restored after a reload, without the consent', async () => {
    const { unmount } = await show();
    await type('First name', 'An');
    await pass(299);
    await type('First name', 'Ana');
    await pass(299);
    expect(draft()).toBeNull();
    await pass(1);
    expect(draft()?.fields.firstName).toBe('Ana');
    fireEvent.click(field('May send texts'));
    fireEvent.click(field('By e-mail'));
    fireEvent.input(field('Service'), { target: { value: 'Roofing' } });
    await pass(300);
    unmount();
    await show();
    expect([
      field('First name').value,
      field('Service').value,
      field('By e-mail').checked,
      field('May send texts').checked,
    ]).toEqual(['Ana', 'Roofing', true, false]);
    expect(server.botChecks).toBe(1);
  });

  test('that was restored can be sent at once, without a bot check of that moment', async () => {
    const { unmount } = await show();
    await fill();
    unmount();
    await show();
    await act(async () => void fireEvent.focusIn(field('First name')));
    await pass(100);
    await submit();
    expect(server.posts.map(({ body }) => [body.firstName, body.botCheck])).toEqual([['Ana', '']]);
  });

  test('is stored at once when the page is left or the form is removed', async () => {
    const { unmount } = await show();
    await type('First name', 'Ana');
    window.dispatchEvent(new Event('pagehide'));
    expect(draft()?.fields.firstName).toBe('Ana');
    await type('First name', 'Anna');
    unmount();
    expect(draft()?.fields.firstName).toBe('Anna');
  });

  test("appears in the page's other forms; sending empties all", async () => {
    await show(['one', 'two']);
    await fill('one');
    await pass(300);
    expect(field('Message', 'two').value).toBe('Two rooms');
    await type('Message', 'Three rooms', 'two');
    await pass(300);
    expect(field('Message', 'one').value).toBe('Three rooms');
    await submit('two');
    expect(field('Message', 'one').value).toBe('');
    expect(formOf('one')).toBeVisible();
    await pass(1_000);
    expect([draft(), server.posts.length]).toEqual([null, 1]);
  });

  test('appears in other tabs, except in the focused field', async () => {
    await show();
    await type('First name', 'A');
    field('First name').focus();
    const newValue = JSON.stringify({ fields: { firstName: 'Eve', message: 'From the other tab' } });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'estimate-draft', newValue })));
    expect([field('First name').value, field('Message').value]).toEqual(['A', 'From the other tab']);
  });

  test('keeps what was typed before the code was loaded', async () => {
    localStorage.setItem(
      'estimate-draft',
      JSON.stringify({ fields: { firstName: 'Old', message: 'Kept', service: 'No longer offered' } }),
    );
    render(
      <section aria-label="form">
        <EstimateForm content={content} id="form" />
      </section>,
    );
    field('First name').value = 'New';
    await pass(0);
    expect([field('First name').value, field('Message').value, field('Service').value]).toEqual([
      'New',
      'Kept',
      '',
    ]);
    expect(draft()?.fields).toMatchObject({ firstName: 'New', message: 'Kept' });
  });

  test('is deleted when the visitor empties the fields', async () => {
    await show();
    await type('First name', 'Ana');
    await pass(300);
    await type('First name', '');
    await pass(300);
    expect(localStorage).toHaveLength(0);
  });

  test.each(['nonsense', '[]', '{"fields":{"firstName":5,"toString":"x"}}'])(
    'is ignored when the stored value is %s',
    async (text) => {
      localStorage.setItem('estimate-draft', text);
      await show();
      expect(field('First name').value).toBe('');
    },
  );

  test('is shared and sent also when the browser denies storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('denied');
      });
    server.answers = ['unreachable'];
    await show(['one', 'two']);
    await fill('one');
    await pass(300);
    expect(field('Message', 'two').value).toBe('Two rooms');
    await submit('one');
    await submit('two');
    expect(server.posts[0]?.body.id).toBe(server.posts[1]?.body.id);
    expect(screen.getByText('Thank you')).toBeInTheDocument();
  });
});

import { act, fireEvent } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { pass } from '@/test/render-estimate-form';
import { dialog, popup, popupSession, press, staysClosed, visit } from '@/test/render-estimate-popup';

popupSession();

describe('a popup that is closed while its request is under way', () => {
  let finish: (answer: unknown) => void;
  const field = (name: string) =>
    document.querySelector(`[role="dialog"] [name="${name}"]`) as HTMLInputElement;
  const send = async () => {
    localStorage.clear();
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    globalThis.fetch = ((url: string) =>
      url.endsWith('/bot-check')
        ? Promise.resolve({ json: async () => ({ botCheck: '' }) })
        : new Promise((resolve) => {
            finish = resolve;
          })) as unknown as typeof fetch;
    const view = visit();
    await pass(4_000);
    for (const [name, value] of [
      ['firstName', 'Ana'],
      ['phone', '(555) 201-3344'],
      ['message', 'Two rooms'],
    ] as const) {
      await act(async () => field(name).focus());
      await act(async () => void fireEvent.input(field(name), { target: { value } }));
    }
    await act(async () => void fireEvent.submit(field('message').form as HTMLFormElement));
    await pass(0);
    await press('Close');
    expect(dialog()).toBeNull();
    return view;
  };

  test.each([
    [503, { message: 'The database is away.' }],
    [422, { errors: { phone: 'Area code, please.' } }],
  ])('opens again with the message and the values when the request fails (%d)', async (status, body) => {
    await send();
    finish({ ok: false, status, json: async () => body });
    await pass(100);
    await pass(100);
    expect(document.querySelector('[role="dialog"] [role="alert"]')).toHaveTextContent(
      /Not sent(The database is away|Area code, please)\./,
    );
    expect(field('message').value).toBe('Two rooms');
    expect(popup().getByRole('heading')).toHaveFocus();
    await press('Close');
    await staysClosed();
  });

  test('opens again on the page to which the visitor has gone', async () => {
    const { goTo } = await send();
    goTo('/about');
    finish({ ok: false, status: 503, json: async () => ({ message: 'The database is away.' }) });
    await pass(100);
    await pass(100);
    expect(document.querySelector('[role="dialog"] [role="alert"]')).toHaveTextContent(
      'The database is away.',
    );
  });

  test('stays closed when the request succeeds, or another form has sent it', async () => {
    await send();
    finish({ ok: true, status: 200, json: async () => ({ ok: true }) });
    await pass(60_000);
    expect([dialog(), localStorage.getItem('estimate-draft')]).toEqual([null, null]);
  });
});

import { act, fireEvent } from '@testing-library/react';
import { type Answer, formServer, pass } from '@/test/render-estimate-form';
import { dialog, opened, popup, popupSession, press, staysClosed } from '@/test/render-estimate-popup';

const server = formServer();
popupSession();

describe('a popup that is closed while its request is under way', () => {
  let answer: (given: Exclude<Answer, string | Promise<unknown>>) => void;
  const field = (name: string) =>
    document.querySelector(`[role="dialog"] [name="${name}"]`) as HTMLInputElement;
  const send = async () => {
    server.answers = [new Promise((resolve) => (answer = resolve))];
    const view = await opened();
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

  const fails = async (status: number, body: unknown) => {
    answer({ status, body });
    await pass(100);
    await pass(100);
    return document.querySelector('[role="dialog"] [role="alert"]');
  };

  test.each([
    [503, { message: 'The database is away.' }],
    [422, { errors: { phone: 'Area code, please.' } }],
  ])('opens again with the message and the values when the request fails (%d)', async (status, body) => {
    await send();
    expect(await fails(status, body)).toHaveTextContent(/Not sent(The database is away|Area code, please)\./);
    expect(field('message').value).toBe('Two rooms');
    expect(popup().getByRole('heading')).toHaveFocus();
    await press('Close');
    await staysClosed();
  });

  test('opens again on the page to which the visitor has gone', async () => {
    const { goTo } = await send();
    goTo('/about');
    expect(await fails(503, { message: 'The database is away.' })).toHaveTextContent('The database is away.');
  });

  test('stays closed when the request succeeds, or another form has sent it', async () => {
    await send();
    answer({ body: { ok: true } });
    await pass(60_000);
    expect([dialog(), localStorage.getItem('estimate-draft')]).toEqual([null, null]);
  });
});

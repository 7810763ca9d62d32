import { act, fireEvent, screen } from '@testing-library/react';
import {
  type Answer,
  at,
  draft,
  field,
  fill,
  formOf,
  formServer,
  pass,
  sendFilled,
  show,
  submit,
  type,
} from '@/test/render-estimate-form';

const server = formServer();

/** The next request has no answer until the returned function gives it one. */
const answerLate = () => {
  let answer: (what: Exclude<Answer, string | Promise<unknown>>) => void = () => {};
  server.answers = [new Promise((resolve) => (answer = resolve))];
  return (what: Parameters<typeof answer>[0]) =>
    act(async () => {
      answer(what);
      await jest.advanceTimersByTimeAsync(0);
    });
};

test('while it is sent, the form says so, is busy, and is not sent again', async () => {
  server.answers = ['never'];
  await sendFilled();
  expect(at().getByRole('status')).toHaveTextContent('Sending');
  expect(formOf()).toHaveAttribute('aria-busy', 'true');
  await submit();
  await submit();
  expect(server.posts).toHaveLength(1);
});

test('the document is told once of a stored lead, and of none that failed', async () => {
  const told = jest.fn();
  document.addEventListener('lead', told);
  server.answers = ['unreachable'];
  await sendFilled();
  expect(told).not.toHaveBeenCalled();
  await submit();
  expect(screen.getByText('Thank you')).toBeInTheDocument();
  expect(told).toHaveBeenCalledTimes(1);
  document.removeEventListener('lead', told);
});

test('pressing Enter twice before the code is loaded sends once', async () => {
  await show();
  for (const [name, value] of [
    ['First name', 'Ana'],
    ['Phone', '5552013344'],
    ['Message', 'Hi'],
  ] as const)
    field(name).value = value;
  await act(async () => {
    fireEvent.submit(formOf());
    fireEvent.submit(formOf());
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(server.posts).toHaveLength(1);
  // A bot check that was just signed would make the visitor look like a program.
  expect(server.posts[0]?.body.botCheck).toBe('');
});

describe('while it is sent, nothing can be changed', () => {
  const controls = () => [...formOf().querySelectorAll('input, select, textarea, button')];
  const held = () => controls().filter((control) => control.closest('[inert]'));

  const sendSlowly = async () => {
    const reply = answerLate();
    await show();
    await fill();
    expect(held()).toEqual([]);
    await submit();
    return reply;
  };

  test('in fields and photos; focus is on the message, and no field is disabled, as the browser may have to post the form', async () => {
    await sendSlowly();
    expect(held()).toEqual(controls());
    expect(held()).toContain(at().getByLabelText('Add photos'));
    expect(screen.getByText('Sending')).toHaveFocus();
    expect([screen.getByText('Sending').closest('[inert]'), formOf().querySelector(':disabled')]).toEqual([
      null,
      null,
    ]);
  });

  test.each<[string, Parameters<Awaited<ReturnType<typeof sendSlowly>>>[0], () => HTMLElement]>([
    [
      'the first wrong field, after the server found it',
      { status: 422, body: { errors: { message: 'Say more.', phone: 'Area code.' } } },
      () => field('Phone'),
    ],
    [
      'the message that offers the phone, after it failed',
      { status: 503 },
      () => screen.getByText('Not sent'),
    ],
  ])('until there is an answer; focus is at %s', async (_, answer, focused) => {
    const reply = await sendSlowly();
    await reply(answer);
    expect(held()).toEqual([]);
    expect(formOf()).not.toHaveAttribute('aria-busy');
    expect(focused()).toHaveFocus();
    await type('Message', 'Three rooms');
    await submit();
    expect(screen.getByText('Thank you')).toHaveFocus();
    expect([held(), server.posts[1]?.body.message]).toEqual([[], 'Three rooms']);
  });

  test("except Turnstile's challenge, for whose answer the form waits", async () => {
    await show();
    await type('First name', 'Ana');
    formOf().insertAdjacentHTML('beforeend', '<div data-turnstile><input aria-label="Question"></div>');
    server.answers = ['never'];
    await fill();
    await submit();
    expect(controls().filter((control) => !control.closest('[inert]'))).toEqual([
      at().getByLabelText('Question'),
    ]);
  });
});

test.each<[Answer, string, boolean]>([
  ['unreachable', 'Not sent', false],
  ['never', 'Sending', true],
])('another form sends the same: %s is said as “%s” until then, and after it: %s', async (...given) => {
  const [answer, words, stays] = given;
  server.answers = [answer];
  await show(['one', 'two']);
  await fill('one');
  await pass(300);
  await submit('one');
  expect(at('one').getByText(words)).toBeInTheDocument();
  await submit('two');
  expect(at('two').getByText('Thank you')).toBeInTheDocument();
  expect(at('one').queryByText(words) !== null).toBe(stays);
});

test.each<[string, number]>([
  ['long enough to be kept', 300],
  ['at the last moment', 0],
])('what another form makes of it meanwhile, %s, is not lost with what was sent', async (_, typedBefore) => {
  const reply = answerLate();
  await show(['one', 'two']);
  await fill('one');
  await pass(300);
  await type('Last name', '', 'two');
  await submit('one');
  await type('Message', 'Three rooms', 'two');
  await pass(typedBefore);
  await reply({ body: { ok: true } });
  expect(screen.getByText('Thank you')).toHaveFocus();
  await pass(300);
  expect([field('Message', 'two').value, draft()?.fields.message, server.posts[0]?.body.message]).toEqual([
    'Three rooms',
    'Three rooms',
    'Two rooms',
  ]);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { LiveScore } from './live-score';

const messages = { leave: 'leave Reviews', outOf: '{n} out of 5', one: '1 review', many: '{n} reviews' };
const asked = jest.fn<Promise<{ ok: boolean; json: () => Promise<unknown> }>, [string]>();
const answering = (body: unknown, ok = true) => asked.mockResolvedValue({ ok, json: async () => body });

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  Object.assign(window, { fetch: asked });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const comeBack = async () => {
  await act(async () => fireEvent.focus(window));
  await pass(10);
};
const show = (score = { average: 4.5, count: 12 }) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <p data-testid="badge">
        <LiveScore score={score} messages={messages} locale="en-US">
          4.50 of the page
        </LiveScore>
      </p>
    </SWRConfig>,
  );
/** Without requestIdleCallback, as in Safari, the refreshing code is loaded after 200 ms. */
const idle = () => pass(200);
const badge = () => screen.getByTestId('badge');

/** The visitor returns after the throttle interval, so that the score is fetched again. */
const refresh = async () => {
  await idle();
  await pass(61_000);
  await comeBack();
};

test('the score is fetched again when the visitor returns, at most once a minute', async () => {
  answering({ average: 4.567, count: 1 });
  show();
  await idle();
  await comeBack();
  await pass(59_900);
  await comeBack();
  expect(asked).not.toHaveBeenCalled();
  await pass(200);
  await comeBack();
  expect(asked.mock.calls).toEqual([['/api/reviews']]);
  expect(badge()).toHaveTextContent('4.571 review');
  expect(screen.getByRole('img', { name: '4.57 out of 5' })).toBeInTheDocument();
});

test('a changed number of reviews is shown too', async () => {
  answering({ average: 4.5, count: 13 });
  show();
  await refresh();
  expect(badge()).toHaveTextContent('4.5013 reviews');
});

test('an average below 1 asks for a review, from 1 on it is shown', async () => {
  answering({ average: 0.99, count: 3 });
  show();
  await refresh();
  expect(badge()).toHaveTextContent(/^leave Reviews$/);
  answering({ average: 1, count: 3 });
  await pass(61_000);
  await comeBack();
  expect(badge()).toHaveTextContent('1.003 reviews');
});

test.each([
  ['gives the same', () => answering({ average: 4.5, count: 12 })],
  ['fails', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is refused', () => answering({}, false)],
  ['has no score', () => answering({ average: null, count: 2 })],
])("the cached page's score stays when the request %s", async (_case, answer) => {
  answer();
  show();
  await refresh();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(badge()).toHaveTextContent('4.50 of the page');
});

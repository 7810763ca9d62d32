import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import type { EstimateFormContent } from '@/lib/leads/form/fields';
import { EstimateFields } from '../components/islands/estimate/form/estimate-fields';
import { EstimateFormLoader } from '../components/islands/estimate/form/estimate-form-loader';
import { estimateFormContent } from './islands';

jest.mock('@/lib/language/i18n/en/estimate-form-messages', () => jest.requireActual('@/test/islands'));

export type Answer =
  | { status?: number; body?: unknown }
  | 'unreachable'
  | 'never'
  | Promise<{ status?: number; body?: unknown }>;
type Post = { url: string; headers: Record<string, string>; body: Record<string, unknown> };

const respond = ({ status = 200, body }: { status?: number; body?: unknown }) => ({
  ok: status < 400,
  status,
  json: async () => {
    if (body === undefined) throw new Error('no JSON');
    return body;
  },
});

/** A fake server, whose `answers` come in turn, then 'ok'. Each test has empty storage and fake timers. */
export const formServer = (): { posts: Post[]; botChecks: number; answers: Answer[] } => {
  const server: ReturnType<typeof formServer> = { posts: [], botChecks: 0, answers: [] };
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    Object.assign(server, { posts: [], botChecks: 0, answers: [] });
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/contact');
    window.requestIdleCallback = (callBack) => window.setTimeout(callBack, 0);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
    globalThis.fetch = jest.fn(
      async (
        url: string,
        { headers, body }: { headers?: Record<string, string>; body?: string | FormData } = {},
      ) => {
        if (String(url).endsWith('/bot-check')) {
          server.botChecks += 1;
          return respond({ body: { botCheck: 'check.1' } });
        }
        server.posts.push({
          url,
          headers: headers ?? {},
          body: typeof body === 'string' ? JSON.parse(body) : (body as unknown as Record<string, unknown>),
        });
        const answer = server.answers.shift() ?? { body: { ok: true } };
        if (answer === 'never') return new Promise(() => {});
        if (answer === 'unreachable') throw new TypeError('Failed to fetch');
        return respond(await answer);
      },
    ) as unknown as typeof fetch;
  });
  return server;
};

export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const EstimateForm = ({
  id,
  content = estimateFormContent,
}: {
  id: string;
  content?: EstimateFormContent;
}) => (
  <EstimateFormLoader content={content}>
    <EstimateFields content={content} id={id} />
  </EstimateFormLoader>
);

export const show = async (ids = ['form']) => {
  const view = render(
    <>
      {ids.map((id) => (
        <section key={id} aria-label={id}>
          <EstimateForm id={id} />
        </section>
      ))}
    </>,
  );
  await pass(0);
  return view;
};

export const at = (id = 'form') => within(screen.getByRole('region', { name: id }));
export const field = (name: string, id?: string) =>
  at(id).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
export const formOf = (id = 'form') =>
  screen.getByRole('region', { name: id }).querySelector('form') as HTMLFormElement;

export const type = async (name: string, value: string, id?: string) => {
  await act(async () => {
    field(name, id).focus();
    await jest.advanceTimersByTimeAsync(0);
  });
  await act(async () => void fireEvent.input(field(name, id), { target: { value } }));
};

export const fill = async (id?: string) => {
  await type('First name', 'Ana', id);
  await type('Phone', '(555) 201-3344', id);
  await type('Message', 'Two rooms', id);
};

export const submit = (id?: string) =>
  act(async () => {
    fireEvent.submit(formOf(id));
    await jest.advanceTimersByTimeAsync(0);
  });

/** Sends a form that was just opened and filled in. */
export const sendFilled = async (): Promise<void> => {
  await show();
  await fill();
  await submit();
};

/** The draft in the browser's storage. */
export const draft = () =>
  JSON.parse(localStorage.getItem('estimate-draft') ?? 'null') as { fields: Record<string, string> } | null;

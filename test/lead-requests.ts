import { loggedLines, startServer } from './server';

// The route's work after its answer, for which `send` waits. Nothing is delivered.
const afterwards: (() => Promise<void>)[] = [];
jest.mock('next/server', () => ({ after: (work: () => Promise<void>) => void afterwards.push(work) }));
jest.mock('@/lib/leads', () => ({ deliverSoon: async () => {} }));

export const HOST = 'www.example.com';

export const good = { firstName: 'Ana', phone: '(555) 201-3344', message: 'Two rooms' };

type Sent = { status: number; headers: Headers; body: string; json: () => Record<string, unknown> };

/** `start` returns functions that post forms and read the database. */
export const formServer = () => {
  const server = {
    logged: [] as string[],
    start: async (environment: Record<string, string> = {}) => {
      startServer(environment);
      const { POST } = await import('../app/api/leads/route');
      const { leadStore } = await import('@/lib/leads/outbox/lead-store');
      const { database } = await import('@/lib/platform/db');
      const requestOf = (body: BodyInit | null, headers: Record<string, string> = {}) =>
        new Request(`http://${HOST}/api/leads`, {
          method: 'POST',
          body,
          headers: { host: HOST, origin: `https://${HOST}`, ...headers },
          ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
        } as RequestInit);
      const send = async (body: BodyInit | null, headers: Record<string, string> = {}): Promise<Sent> => {
        const response = await POST(requestOf(body, headers));
        const text = await response.text();
        for (const work of afterwards.splice(0)) await work();
        return {
          status: response.status,
          headers: response.headers,
          body: text,
          json: () => JSON.parse(text) as Record<string, unknown>,
        };
      };
      return {
        submit: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
          send(new URLSearchParams(fields), headers),
        submitJson: (fields: unknown, headers: Record<string, string> = {}) =>
          send(JSON.stringify(fields), {
            accept: 'application/json',
            'content-type': 'application/json',
            ...headers,
          }),
        send,
        /** As `send`, without the work after the answer. */
        post: async (body: BodyInit | null, headers: Record<string, string> = {}) =>
          (await import('@/lib/leads/intake/receive-lead')).receiveLead(
            requestOf(body, headers),
            (await import('../app/api/leads/form-page')).formPage,
          ),
        leads: async () => (await leadStore(await database()).list({}, 100)).reverse(),
        store: async () => leadStore(await database()),
      };
    },
  };
  beforeEach(() => {
    server.logged = loggedLines();
  });
  return server;
};

import { fireEvent, screen, within } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import {
  type Answer,
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

let mustFail = false;
let mustStall = false;
jest.mock('./estimate-session', () => {
  const session = jest.requireActual('./estimate-session');
  return {
    get EstimateSession() {
      if (mustFail) throw new Error('offline');
      if (mustStall) return new Promise(() => {});
      return session.EstimateSession;
    },
  };
});

const server = formServer();

let post: jest.SpyInstance;

beforeEach(() => {
  [mustFail, mustStall] = [false, false];
  post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
});

describe('a request that was not sent', () => {
  test.each<[string, Answer, string]>([
    ['too many', { status: 429, body: { message: 'Please wait.', phone: 'x' } }, 'Please wait.'],
    ['the database is away', { status: 503, body: { message: 'Call us.', phone: null } }, 'Call us.'],
    ["a proxy's error page", { status: 502 }, 'Could not take it.'],
    ["a captive network's own page", { status: 200 }, 'Could not take it.'],
    ['no network', 'unreachable', 'No connection.'],
  ])('%s: told so, the text stays, and there are other ways, filled with it', async (_, answer, message) => {
    server.answers = [answer];
    await show();
    await fill();
    fireEvent.input(field('Service'), { target: { value: 'Roofing' } });
    await submit();
    const alert = within(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(`Not sent${message} All kept.`);
    expect(alert.getByRole('link', { name: 'Call 555-0100' })).toHaveAttribute('href', 'tel:+15552010100');
    const text =
      'First name: Ana\nPhone: (555) 201-3344\nService: Roofing\nBest way: By phone\nMessage: Two rooms';
    expect(new URL(alert.getByRole<HTMLAnchorElement>('link', { name: 'As a message' }).href)).toMatchObject({
      origin: 'https://wa.me',
      pathname: '/15552010100',
      search: `?text=${encodeURIComponent(text)}`,
    });
    expect(alert.getByRole('link', { name: 'By mail' })).toHaveAttribute(
      'href',
      `mailto:office@acme.example?body=${encodeURIComponent(text)}`,
    );
    expect([field('First name').value, field('Message').value, draft()?.fields.message]).toEqual([
      'Ana',
      'Two rooms',
      'Two rooms',
    ]);
    expect([formOf()].map((form) => [form.hidden, form.hasAttribute('aria-busy')])).toEqual([[false, false]]);
  });

  test('keeps its id for a retry, also after a reload; changed fields get another id', async () => {
    server.answers = ['unreachable', { status: 503 }, { status: 503 }];
    const { unmount } = await show();
    await fill();
    await submit();
    await submit();
    unmount();
    await show();
    await pass(0);
    await submit();
    await type('Message', 'Three rooms');
    await submit();
    const ids = server.posts.map(({ body }) => body.id);
    expect(ids).toHaveLength(4);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  test('has a random id also on a page without TLS', async () => {
    Object.defineProperty(globalThis, 'crypto', {
      configurable: true,
      value: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) },
    });
    await sendFilled();
    expect(server.posts[0]?.body.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  test('is posted by the browser when the code cannot be loaded', async () => {
    mustFail = true;
    await sendFilled();
    expect([post.mock.contexts, server.posts]).toEqual([[formOf()], []]);
  });

  test('is posted by the browser when the rest of the code is late', async () => {
    mustStall = true;
    await sendFilled();
    await pass(7_900);
    expect(post).not.toHaveBeenCalled();
    await pass(200);
    expect([post.mock.contexts, server.posts]).toEqual([[formOf()], []]);
  });

  test('is posted by the browser when the code throws', async () => {
    await show();
    await fill();
    jest.spyOn(globalThis.crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('not a function');
    });
    await submit();
    expect(post).toHaveBeenCalledTimes(1);
  });
});

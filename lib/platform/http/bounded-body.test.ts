import { readJson } from './bounded-body';

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://a.example', { method: 'POST', duplex: 'half', headers, body } as RequestInit);

const problemOf = (request: Request, max = 20, timeout = 1_000) =>
  readJson(request, max, timeout).then(
    () => 'none',
    (error: Error) => error.message,
  );

test('a body of as many bytes as are allowed is read, across chunks, and one byte more is not', async () => {
  const bytes = new TextEncoder().encode('{"name":"Jardín 🌵"}');
  const inBytes = () =>
    posted(
      new ReadableStream({
        start: (controller) => {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      }),
    );
  expect(await readJson(inBytes(), bytes.length, 1_000)).toEqual({ name: 'Jardín 🌵' });
  expect(await problemOf(inBytes(), bytes.length - 1)).toBe('too-large');
});

test('a body that is no JSON is unreadable', async () => {
  expect(await problemOf(posted('{"name":'))).toBe('unreadable');
});

test('a long body without Content-Length is left after the bytes that are allowed', async () => {
  let sent = 0;
  let isLeft = false;
  const body = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new TextEncoder().encode('0123456789'));
      if (sent === 10_000) controller.close();
    },
    cancel: () => {
      isLeft = true;
    },
  });
  expect(await problemOf(posted(body))).toBe('too-large');
  expect(isLeft).toBe(true);
  expect(sent).toBeLessThan(10);
});

test('a body that its Content-Length calls too large is not read', async () => {
  expect(await problemOf(posted('{}', { 'content-length': '21' }))).toBe('too-large');
});

test('a body that stalls is refused as too slow', async () => {
  expect(await problemOf(posted(new ReadableStream({})), 20, 1)).toBe('too-slow');
});

import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '@/test/server';
import { readPosted as read } from './read-posted';
import { reserveMemory } from './photo-capacity';

const readPosted = (request: Request) =>
  read(request, { memory: reserveMemory('192.0.2.1'), acceptPhotos: true });

const streamed = (body: unknown, contentType: string) => {
  const headers = { 'content-type': contentType };
  return new Request('http://a.example', { method: 'POST', duplex: 'half', headers, body } as RequestInit);
};
const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['application/x-www-form-urlencoded', 20_000],
  ['application/json', 20_000],
  ['multipart/form-data; boundary=a', 120_000],
])('a %s body may take %d milliseconds', async (contentType, ms) => {
  jest.useFakeTimers();
  let problem = 'none';
  const start = (controller: ReadableStreamDefaultController) => controller.enqueue(bytesOf('firstName='));
  const reading = readPosted(streamed(new ReadableStream({ start }), contentType)).catch((error: Error) => {
    problem = error.message;
  });
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(problem).toBe('none');
  await jest.advanceTimersByTimeAsync(1);
  expect(problem).toBe('too-slow');
  await reading;
  expect(jest.getTimerCount()).toBe(0);
});

test('the first value of a repeated name counts', async () => {
  const { fields } = await readPosted(
    new Request('http://a.example', { method: 'POST', body: new URLSearchParams('a=1&a=2&__proto__=3') }),
  );
  expect(Object.entries(fields)).toEqual([
    ['a', '1'],
    ['__proto__', '3'],
  ]);
});

const multipart = (body: string, contentType: string) =>
  new Request('http://a.example', { method: 'POST', body, headers: { 'content-type': contentType } });
const part = (name: string, value: string, more = '') =>
  `--B\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

test('parts are counted by the boundary that the parser uses', async () => {
  const parts = Array.from({ length: 5_000 }, (_, n) => part(`f${n}`, '')).join('');
  await expect(
    readPosted(multipart(`${parts}--B--\r\n`, 'multipart/form-data; xboundary=Z; boundary=B')),
  ).rejects.toThrow('too-large');
});

const nameless = 'Content-Disposition: form-data\r\n\r\n\r\n--B\r\n';

test('parts without a name count, and reading ends with the first one that is too many', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks += 1;
      controller.enqueue(bytesOf((chunks === 1 ? '--B\r\n' : '') + nameless));
    },
  });
  const request = streamed(endless, 'multipart/form-data; boundary=B');
  await expect(readPosted(request)).rejects.toThrow('too-large');
  expect(chunks).toBeLessThan(100);
});

test('a part without a name is left out, and the rest is read', async () => {
  const body = `--B\r\n${nameless}${part('firstName', 'Ana').slice(5)}--B--\r\n`;
  const { fields } = await readPosted(multipart(body, 'multipart/form-data; boundary=B'));
  expect(Object.entries(fields)).toEqual([['firstName', 'Ana']]);
});

test('a multipart form with as many fields as the form has is read', async () => {
  const parts = Array.from({ length: 25 }, (_, n) => part(`f${n}`, 'ñ')).join('');
  const { fields } = await readPosted(
    multipart(`${parts}--B--\r\n`, 'multipart/form-data; xboundary=Z; boundary=B'),
  );
  expect([Object.keys(fields).length, fields.f24]).toEqual([25, 'ñ']);
});

test('a full disk drops photos, counts them, and keeps the text', async () => {
  const photo = '--B\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nbytes\r\n';
  const posted = await read(
    multipart(`${photo}${part('firstName', 'Ana')}${photo}--B--\r\n`, 'multipart/form-data; boundary=B'),
    { memory: reserveMemory('192.0.2.1'), acceptPhotos: false },
  );
  expect([posted.fields.firstName, posted.files, posted.droppedPhotos]).toEqual(['Ana', [], 2]);
});

describe('a form whose connection ends early', () => {
  const photo = (name: string) =>
    part('photos', 'x'.repeat(40), `; filename="${name}"\r\nContent-Type: image/jpeg`);
  const body = `${part('firstName', 'Ana')}${photo('a.jpg')}${photo('b.jpg')}--B--\r\n`;
  const multipart = 'multipart/form-data; boundary=B';

  test.each([
    ['multipart whose connection is cut', multipart, 'cut'],
    ['multipart that ends as if it were whole', multipart, 'short'],
    ['urlencoded', 'application/x-www-form-urlencoded', 'cut'],
    ['JSON', 'application/json', 'cut'],
  ])('%s: at each byte it ends its own request alone', async (_name, contentType, end) => {
    const outcomes: string[] = [];
    const server = createServer((incoming) => {
      void readPosted(streamed(Readable.toWeb(incoming), contentType)).then(
        () => outcomes.push('read'),
        (error: Error) => outcomes.push(error.message),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on('uncaughtException', note).on('unhandledRejection', note);
    for (let length = 0; length < body.length; length += 1) {
      const socket = connect(port, '127.0.0.1');
      const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${contentType}\r\nContent-Length: ${end === 'cut' ? body.length : length}\r\n\r\n`;
      socket.on('error', () => {});
      await new Promise<void>((resolve) => socket.end(head + body.slice(0, length), () => resolve()));
    }
    await until(() => outcomes.length === body.length);
    process.off('uncaughtException', note).off('unhandledRejection', note);
    // The last two bytes are a line end, which a whole form does not need.
    const whole = outcomes.splice(0).filter((outcome) => outcome !== 'unreadable');
    expect([uncaught, whole]).toEqual([[], end === 'cut' ? [] : ['read', 'read']]);
    await new Promise((resolve) => server.close(resolve));
  });
});

import { readPosted as read } from './read-posted';
import { enterRoom } from './memory-budget';

const readPosted = (request: Request) => read(request, enterRoom());

const slow = (contentType: string) =>
  readPosted(
    new Request('http://a.example', {
      method: 'POST',
      duplex: 'half',
      headers: { 'content-type': contentType },
      body: new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('firstName=')),
      }),
    } as RequestInit),
  );

test.each([
  ['application/x-www-form-urlencoded', 20_000],
  ['application/json', 20_000],
  ['multipart/form-data; boundary=a', 120_000],
])('a %s body is waited for %d milliseconds', async (contentType, ms) => {
  jest.useFakeTimers();
  let problem = 'none';
  const reading = slow(contentType).catch((error: Error) => {
    problem = error.message;
  });
  await jest.advanceTimersByTimeAsync(ms - 1);
  expect(problem).toBe('none');
  await jest.advanceTimersByTimeAsync(1);
  expect(problem).toBe('too-slow');
  await reading;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a body that breaks off is unreadable', async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  await expect(
    readPosted(
      new Request('http://a.example', {
        method: 'POST',
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
        body,
      } as RequestInit),
    ),
  ).rejects.toThrow('unreadable');
});

test('of a name that comes twice the first counts', async () => {
  const { fields } = await readPosted(
    new Request('http://a.example', { method: 'POST', body: new URLSearchParams('a=1&a=2&__proto__=3') }),
  );
  expect(Object.entries(fields)).toEqual([
    ['a', '1'],
    ['__proto__', '3'],
  ]);
});

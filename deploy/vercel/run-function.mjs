// One function of a build output in a process of its own: node run-function.mjs FOLDER, with an IPC channel.
// Sends { port } when it listens, and { timers } (where each pending one was set) when it is asked.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import timers from 'node:timers';

const folder = process.argv[2];
const { handler, useWebApi } = JSON.parse(readFileSync(path.join(folder, '.vc-config.json'), 'utf8'));

/** @type {Map<unknown, string>} */
const pending = new Map();
for (const [set, clear] of [
  ['setInterval', 'clearInterval'],
  ['setTimeout', 'clearTimeout'],
]) {
  const { [set]: original, [clear]: originalClear } = globalThis;
  const setNoted = (callback, ...rest) => {
    const timer = original(
      (...values) => {
        if (set === 'setTimeout') pending.delete(timer);
        return callback(...values);
      },
      ...rest,
    );
    pending.set(timer, `${set} ${rest[0]} ${new Error('set').stack?.split('\n').slice(2, 8).join('')}`);
    return timer;
  };
  const clearNoted = (timer) => {
    pending.delete(timer);
    originalClear(timer);
  };
  for (const target of [globalThis, timers]) Object.assign(target, { [set]: setNoted, [clear]: clearNoted });
}
process.on('message', () => process.send?.({ timers: [...pending.values()] }));

// What functions find on Vercel: work that goes on after an answer.
Object.assign(globalThis, {
  [Symbol.for('@vercel/request-context')]: {
    get: () => ({
      waitUntil: (work) =>
        void Promise.resolve(work).catch((error) => process.stderr.write(`${error?.stack}\n`)),
    }),
  },
});
process.chdir(folder);
const loaded = createRequire(path.join(folder, 'package.json'))(path.join(folder, handler));
const run = loaded.default ?? loaded;

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
const answerWeb = async (request, response) => {
  const { host, 'x-forwarded-proto': protocol = 'http' } = request.headers;
  const answer = await run(
    new Request(`${protocol}://${host}${request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    }),
  );
  response.writeHead(answer.status, [...answer.headers].flat());
  if (answer.body) Readable.fromWeb(answer.body).pipe(response);
  else response.end();
};

const server = http.createServer((request, response) => {
  Promise.resolve(useWebApi ? answerWeb(request, response) : run(request, response)).catch((error) => {
    process.stderr.write(`${error?.stack}\n`);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
process.on('disconnect', () => process.exit());

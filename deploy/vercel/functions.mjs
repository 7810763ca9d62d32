import { fork } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/** @typedef {Record<string, string | string[] | undefined>} Headers */
/** @typedef {{ status: number, headers: Headers, body: Buffer }} Answer */
/** @typedef {{ method: string, url: string, headers: Headers, body: Buffer }} Call */
/** @typedef {{ child: import('node:child_process').ChildProcess, port: number }} Running */

const runner = path.join(import.meta.dirname, 'run-function.mjs');
/** One process for each function, started at its first call. @type {Map<string, Promise<Running>>} */
const processes = new Map();

/** @param {string} folder @returns {Promise<Running>} */
const start = (folder) =>
  new Promise((resolve, reject) => {
    const child = fork(runner, [folder]);
    child.once('message', ({ port }) => resolve({ child, port }));
    child.once('exit', (code) => {
      processes.delete(folder);
      reject(new Error(`${folder} ended with ${code}`));
    });
  });

/** @param {string} folder */
const running = (folder) => {
  const found = processes.get(folder) ?? start(folder);
  processes.set(folder, found);
  return found;
};

/** @param {string} folder @param {Call} call @returns {Promise<Answer>} */
const callFunction = async (folder, { method, url, headers, body }) => {
  const { port } = await running(folder);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      buffer(response).then(
        (whole) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: whole }),
        reject,
      );
    });
    request.on('error', reject).end(body);
  });
};

/** The timers that are pending in each function that runs, by its folder. */
export const pendingTimers = async () => {
  const found = await Promise.all(
    [...processes].map(async ([folder, process]) => {
      const { child } = await process;
      const timers = await new Promise((resolve) => {
        child.once('message', (message) => resolve(message.timers));
        child.send('timers');
      });
      return [path.basename(folder), timers];
    }),
  );
  return Object.fromEntries(found);
};

/** Reads a JSON file; null when there is none. @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** What ISR keeps, by path and query. @type {Map<string, { answer: Answer, freshUntil: number }>} */
const kept = new Map();

/** @param {Answer} answer */
const lifetimeOf = ({ headers }) => Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0);

/**
 * A function of a build output, with what ISR keeps of its answers.
 * @param {string} functions the folder `functions`
 * @param {string} name such as `[site]/about`
 * @returns {((call: Call, query: URLSearchParams) => Promise<Answer>) | null}
 */
export const functionAt = (functions, name) => {
  const folder = path.join(functions, `${name}.func`);
  if (!existsSync(path.join(folder, '.vc-config.json'))) return null;
  const real = realpathSync(folder);
  const prerender = readJson(path.join(functions, `${name}.prerender-config.json`));
  const matched = { 'x-matched-path': `/${name === 'index' ? '' : name}` };
  /** @param {URLSearchParams} query */
  const urlOf = (query) => `/${name}${query.size > 0 ? `?${query}` : ''}`;
  if (!prerender)
    return (call, query) =>
      name === '_middleware'
        ? callFunction(real, call)
        : callFunction(real, { ...call, url: urlOf(query), headers: { ...call.headers, ...matched } });

  return async ({ headers, method }, query) => {
    const allowed = new URLSearchParams(
      [...query].filter(([key]) => prerender.allowQuery?.includes(key) ?? true),
    );
    const url = urlOf(allowed);
    const render = async () => {
      const passed = Object.fromEntries(
        Object.entries(headers).filter(([key]) => prerender.allowHeader.includes(key)),
      );
      const answer = await callFunction(real, {
        method: 'GET',
        url,
        headers: { ...passed, ...matched },
        body: Buffer.alloc(0),
      });
      const seconds = lifetimeOf(answer);
      if (seconds > 0) kept.set(url, { answer, freshUntil: Date.now() + seconds * 1000 });
      return answer;
    };
    if (headers['x-prerender-revalidate'] === prerender.bypassToken) return render();
    if (!kept.has(url) && prerender.fallback) {
      const body = readFileSync(path.join(path.dirname(folder), path.basename(prerender.fallback.fsPath)));
      const answer = {
        status: prerender.initialStatus ?? 200,
        headers: prerender.initialHeaders ?? {},
        body,
      };
      if (!answer.headers['content-type'])
        answer.headers = { ...answer.headers, 'content-type': 'text/html; charset=utf-8' };
      kept.set(url, { answer, freshUntil: Date.now() + (prerender.expiration || Infinity) * 1000 });
    }
    const found = kept.get(url);
    const [state, answer] = !found
      ? ['MISS', await render()]
      : [found.freshUntil > Date.now() ? 'HIT' : 'STALE', found.answer];
    if (state === 'STALE') void render().catch((error) => process.stderr.write(`${error?.stack}\n`));
    return {
      ...answer,
      headers: { ...answer.headers, 'x-vercel-cache': state },
      ...(method === 'HEAD' && { body: Buffer.alloc(0) }),
    };
  };
};

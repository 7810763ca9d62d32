import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 500;
/** Tolerance for the server's timers. */
const GRACE_MS = 15_000;

const request = (port, headers) =>
  `POST /api/leads HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\n${headers}`;
const form = 'content-type: application/x-www-form-urlencoded\r\n';
const json = 'content-type: application/json\r\n';
const multipart = 'content-type: multipart/form-data; boundary=x\r\n';

/** Requests that send a byte at a time and never end; the server should end each after `limitMs`. */
const kinds = [
  { kind: 'form that drips', limitMs: 20_000, head: `${form}content-length: 9000\r\n\r\nfirstName=` },
  { kind: 'JSON that drips', limitMs: 20_000, head: `${json}content-length: 9000\r\n\r\n{"firstName":"` },
  {
    kind: 'form that drips, of unknown length',
    limitMs: 20_000,
    head: `${form}transfer-encoding: chunked\r\n\r\n`,
    drop: '1\r\na\r\n',
  },
  { kind: 'photos that drip', limitMs: 120_000, head: `${multipart}content-length: 49000000\r\n\r\n--x\r\n` },
  // Node's own limit for a request's head; it looks at its connections every half minute.
  { kind: 'headers that drip', limitMs: 90_000, head: 'x-drip: ' },
];

const drip = (port, { kind, limitMs, head, drop = 'a' }) =>
  new Promise((resolve) => {
    const from = performance.now();
    const socket = connect(port, 'localhost');
    let answer = '';
    const dripping = setInterval(() => socket.write(drop), EVERY_MS);
    const finish = (isEnded) => {
      clearInterval(dripping);
      clearTimeout(last);
      socket.destroy();
      resolve({
        kind,
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        isEnded,
        seconds: (performance.now() - from) / 1_000,
        limit: limitMs / 1_000,
      });
    };
    const last = setTimeout(() => finish(false), limitMs + GRACE_MS);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.includes('\r\n\r\n')) finish(true);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
    socket.write(request(port, head));
  });

/**
 * Sends slow requests, `each` of every kind, at the same time, for two minutes.
 * @returns {Promise<{ kind: string, status: number, isEnded: boolean, seconds: number, limit: number }[]>}
 * status 0: closed without an answer
 */
export const dripAll = async (port, each) => {
  const drips = [];
  for (let n = 0; n < each; n += 1) {
    drips.push(...kinds.map((kind) => drip(port, kind)));
    await wait(10);
  }
  return Promise.all(drips);
};

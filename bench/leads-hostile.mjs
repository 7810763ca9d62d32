// Hostile posts to the form: no server error, nothing unsafe delivered, no real lead lost.
// See README.md.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { ensureBuilt, siteApp } from './apps.mjs';
import { attacks } from './leads-attacks.mjs';
import { valueOf } from './leads-receiver.mjs';
import { untilSo, withLeadsSite } from './leads-site.mjs';
import { dripAll } from './leads-slow.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'file' },
    build: { type: 'boolean' },
  },
});
const count = Number(options.count);

const AT_ONCE = 16;
const REAL_EVERY = 20;
const SLOW_OF_EACH_KIND = 4;

/** Sends one request as bytes, as no client sends some of these. @returns the status, 0 without an answer */
const sendRaw = (port, { headers, body, closeAfterMs }) =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    const finish = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    socket.setTimeout(closeAfterMs ?? 30_000, finish);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
      if (answer.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(
      Buffer.concat([
        Buffer.from(
          `POST /api/leads HTTP/1.1\r\n${Object.entries(headers)
            .map(([name, value]) => `${name}: ${value}\r\n`)
            .join('')}\r\n`,
          'latin1',
        ),
        body,
      ]),
    );
  });

const headersFor = (port, type, body) => ({
  host: `localhost:${port}`,
  origin: `http://localhost:${port}`,
  'content-type': type,
  'content-length': body.length,
  connection: 'close',
});

/** Characters that a mail program, a log or a spreadsheet could interpret, or that end a line. */
const unsafe = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

ensureBuilt(siteApp, { again: options.build });
const failed = await withLeadsSite(options.store, async (site) => {
  const { port } = site.server;
  const statuses = new Map();
  const note = (kind, status) =>
    statuses.set(
      kind,
      (statuses.get(kind) ?? new Map()).set(status, (statuses.get(kind)?.get(status) ?? 0) + 1),
    );
  const list = attacks(count);
  // At the same time: slow senders must not block the others.
  const dripping = dripAll(port, SLOW_OF_EACH_KIND);
  const real = new Set();
  let next = 0;
  const sendReal = async () => {
    const mark = `Two rooms ${randomUUID()}`;
    const body = Buffer.from(
      JSON.stringify({ id: randomUUID(), firstName: 'Ana', email: 'ana@example.com', message: mark }),
    );
    const status = await sendRaw(port, {
      headers: { ...headersFor(port, 'application/json', body), accept: 'application/json' },
      body,
    });
    note('(real)', status);
    if (status === 200) real.add(mark);
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < list.length) {
        const index = next;
        next += 1;
        const { kind, type, body, headers = {}, closeAfterMs } = list[index];
        note(
          kind,
          await sendRaw(port, {
            headers: { ...headersFor(port, type, body), ...headers },
            body,
            closeAfterMs,
          }),
        );
        if (index % REAL_EVERY === 0) await sendReal();
      }
    }),
  );

  const slow = await dripping;
  for (const { kind, status } of slow) note(kind, status);

  const arrived = () => new Set(site.receiver.taken.map((lead) => valueOf(lead, 'message')));
  await untilSo(async () => (await site.health()).waiting === 0, 120_000);
  const { refused, deadLettered } = await site.health();
  const lost = [...real].filter((mark) => !arrived().has(mark)).length;
  const values = site.receiver.taken.flatMap(({ key, body }) => [
    key,
    body.page ?? '',
    body.replyTo ?? '',
    ...Object.values(body.campaign),
    ...body.fields.map(({ value }) => value),
  ]);
  const unsafeValues = values.filter((value) => unsafe.test(value)).length;
  const redirected = site.receiver.taken.filter(
    ({ body }) =>
      JSON.stringify([body.to, body.business]) !==
      JSON.stringify([site.receiver.taken[0].body.to, site.receiver.taken[0].body.business]),
  ).length;
  const suspectsDelivered = site.receiver.taken.filter((lead) =>
    valueOf(lead, 'message')?.startsWith('SUSPECT'),
  ).length;
  const unmarked = site.receiver.taken.filter(
    ({ body, ...lead }) => valueOf({ body, ...lead }, 'message')?.startsWith('ODD') && !body.suspicious,
  ).length;
  const suspects = list.filter(({ isSuspect }) => isSuspect).length;
  const log = site.server.output().split('\n').slice(-100_000);
  const strangeLines = log.filter(
    (line) => unsafe.test(line) || /eve@|<script|SUSPECT|drop table/i.test(line),
  ).length;
  const crashes = log.filter((line) => /Error:|unhandled/i.test(line)).length;
  const serverErrors = [...statuses.values()]
    .flatMap((of) => [...of])
    .filter(([status]) => status >= 500)
    .reduce((sum, [, times]) => sum + times, 0);

  console.log(
    `${list.length} hostile submissions, ${real.size} real ones among them, store: ${options.store}.\n`,
  );
  console.log(
    table(
      ['kind', 'answers'],
      [...statuses].map(([kind, of]) => [
        kind,
        [...of]
          .sort()
          .map(([status, times]) => `${times} x ${status || 'closed'}`)
          .join(', '),
      ]),
    ),
  );
  const facts = [
    ['answers of 500 and more', serverErrors, 0],
    [
      'slow ones taken, or not ended in time',
      slow.filter(({ status, isEnded }) => !isEnded || (status !== 408 && status !== 0)).length,
      0,
    ],
    ['real ones lost', lost, 0],
    ['delivered values with control or direction marks', unsafeValues, 0],
    ['delivered to another recipient or business', redirected, 0],
    ['suspects delivered', suspectsDelivered, 0],
    ['suspects refused', refused, suspects],
    ['odd ones delivered without a mark', unmarked, 0],
    ['dead-lettered', deadLettered, 0],
    ['log lines with what was typed', strangeLines, 0],
    ['errors in the log', crashes, 0],
  ];
  const ended = new Map(
    slow.map(({ kind, seconds, limit }) => [kind, `after ${seconds.toFixed(0)} of ${limit} s (${kind})`]),
  );
  console.log(`\nSlow ones were ended ${[...ended.values()].join(', ')}.`);
  console.log(`\n${table(['', 'is', 'should be'], facts)}`);
  return facts.some(([, is, should]) => is !== should);
});
if (failed) process.exitCode = 1;

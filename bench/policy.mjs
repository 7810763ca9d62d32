// What lib/serving/next (canonical bytes, a policy with the hashes of a page's scripts) costs a cached page.
// See README.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Agent, request } from 'undici';
import { ensureBuilt, siteApp } from './apps.mjs';
import { deployInto } from './deployment.mjs';
import { startServer } from './start-server.mjs';
import { table } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '8' },
    build: { type: 'boolean' },
  },
});
const [rounds, seconds, connections] = ['rounds', 'seconds', 'connections'].map((name) =>
  Number(options[name]),
);
ensureBuilt(siteApp, { again: options.build });

const folder = mkdtempSync(join(tmpdir(), 'mainstreet-policy-'));
const start = async (name, config) => {
  const app = deployInto(folder);
  if (config) {
    rmSync(join(app.dir, 'next.config.mjs'));
    writeFileSync(join(app.dir, 'next.config.mjs'), config);
  }
  const server = await startServer(app, { DATA_DIR: join(folder, name) });
  return { name, server, dispatcher: new Agent({ connections }), rates: [], times: [], policy: '' };
};
const withoutHandler = `import config from ${JSON.stringify(new URL('../next.config.mjs', import.meta.url).href)};
export default { ...config, cacheHandler: undefined };
`;

/** As browsers ask: with gzip. */
const view = async ({ server, dispatcher }) => {
  const { statusCode, headers, body } = await request(server.origin, {
    dispatcher,
    headers: { 'accept-encoding': 'gzip' },
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  return headers;
};

/** Asks for Home again and again over every connection. */
const load = async (variant, ms) => {
  const from = performance.now();
  const times = [];
  const visit = async () => {
    while (performance.now() - from < ms) {
      const asked = performance.now();
      await view(variant);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return { times, rate: times.length / ((performance.now() - from) / 1_000) };
};

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percentile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];

const variants = [await start('with', null), await start('without', withoutHandler)];
try {
  for (const variant of variants) {
    await load(variant, 2_000);
    variant.policy = String((await view(variant))['content-security-policy']);
  }
  const [withHashes, without] = variants.map(({ policy }) => policy.includes("'sha256-"));
  if (!withHashes || without) throw new Error('The two servers do not differ in their policies.');
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that the machine's other work affects both.
    for (const variant of round % 2 ? variants : variants.toReversed()) {
      const { times, rate } = await load(variant, seconds * 1_000);
      variant.rates.push(rate);
      variant.times.push(percentile(times, 0.99));
    }
  }
} finally {
  for (const { server, dispatcher } of variants) {
    await dispatcher.destroy();
    await server.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

const [one, other] = variants;
const ratios = (name) => one[name].map((value, round) => value / other[name][round]);
const row = (title, name, digits) => [
  title,
  ...variants.map((variant) => median(variant[name]).toFixed(digits)),
  median(ratios(name)).toFixed(3),
  `${Math.min(...ratios(name)).toFixed(2)} to ${Math.max(...ratios(name)).toFixed(2)}`,
];
console.log(`Cached Home, ${connections} connections, ${rounds} rounds of ${seconds} s each; medians.\n`);
console.log(
  table(
    ['', 'with lib/serving/next', 'without', 'ratio', 'of single rounds'],
    [row('requests a second', 'rates', 0), row('p99 in ms', 'times', 1)],
  ),
);

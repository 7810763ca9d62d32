// node observatory.mjs {"httpPort", "httpsPort", "names"}: Mozilla's HTTP Observatory on
// https://localhost:{httpsPort}/{name}. Prints {name: {status, score, marks}}. A process of its own, because
// Node reads NODE_EXTRA_CA_CERTS at its start. The package's own `scan` takes no port, no path and no 404.
import { existsSync, writeFileSync } from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

// Replaces a list that the package's install script would download, which package.json forbids.
const preloaded = new URL(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'));
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const { httpPort, httpsPort, names } = JSON.parse(process.argv[2]);

/** The observatory counts extra points only from 90 of 100 on. */
const scoreOf = (modifiers) => {
  const sum = (list) => list.reduce((total, points) => total + points, 100);
  const base = sum(modifiers.filter((points) => points < 0));
  return base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : base;
};

const scan = async (name) => {
  const retrieved = await retrieve('localhost', {
    httpPort,
    httpsPort,
    path: `/${encodeURIComponent(name)}`,
  });
  const outputs = ALL_TESTS.map((test) => test(retrieved));
  const marks = outputs.map(({ result }) => [result, getScoreModifier(result)]);
  return {
    status: retrieved.responses.https.status,
    score: scoreOf(marks.map(([, points]) => points)),
    marks: Object.fromEntries(marks),
  };
};

const results = {};
for (const name of names) results[name] = await scan(name);
console.log(JSON.stringify(results));

// node observatory.mjs {"httpPort", "httpsPort", "names"}: Mozilla's HTTP Observatory on
// https://localhost:{httpsPort}/{name}. Prints {name: {status, score, marks}}. A process of its own:
// NODE_EXTRA_CA_CERTS is read as Node starts. Its `scan` function knows neither ports nor paths and takes no
// 404; what it does with a response is done here.
import { existsSync, writeFileSync } from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

// The package downloads the list of preloaded hosts when it is installed (package.json forbids that): none of
// ours is on it.
const preloaded = new URL(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'));
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const { httpPort, httpsPort, names } = JSON.parse(process.argv[2]);

/** Points for extras count only when everything else leaves 90 of 100. */
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

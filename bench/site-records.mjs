// A content server of any number of sites, in a process of its own: its first line is its port. With `--long`
// as its argument every record has 500 articles, and 200 towns with a text of their own.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { longOptions, wordsFrom } from './long-options.mjs';

const demo = readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8');

/** The demo's record with a name of its own and other words in most sentences. */
const recordOf = (number) => {
  const next = wordsFrom(number);
  const record = demo
    .replace('"docId": "demo"', `"docId": "s${number}"`)
    .replaceAll('Bluestem & Brush', `${next()} & ${next()} ${number}`)
    .replace(/(?<=[a-z]) (the|and|of|for) (?=[a-z])/g, (_, word) => ` ${word} ${next()} `);
  if (process.argv[2] !== '--long') return record;
  return JSON.stringify({ ...JSON.parse(record), options: longOptions(next) });
};

const server = createServer(({ url }, response) => {
  const number = /^\/paginas\/s(\d+)$/.exec(url)?.[1];
  if (number) return response.end(recordOf(Number(number)));
  if (url.startsWith('/reviews/')) return response.end('[]');
  return response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));

// A content server of any number of sites, in a process of its own: its first line is its port. With `--long`
// as its argument every record has 500 articles, and 200 towns with a text of their own.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const demo = readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8');
const words =
  'amber birch cedar delta elm fjord grove harbor iris juniper kestrel larch maple north oak'.split(' ');

const sentence = (next, count) => Array.from({ length: count }, next).join(' ');
/** Each word ends in the entry's number: no text is a near-copy of another one. */
const longOptions = (next) => ({
  articles: Array.from({ length: 500 }, (_, index) => ({
    title: `Note ${index} on ${next()}`,
    date: `20${10 + (index % 15)}-03-0${1 + (index % 9)}`,
    text: sentence(next, 90),
  })),
  areas: Array.from({ length: 200 }, (_, index) => ({
    name: `Town ${index}`,
    text: sentence(() => `${next()}${index}`, 125),
  })),
});

/** The demo's record with a name of its own and other words in most sentences. */
const recordOf = (number) => {
  let state = number;
  const next = () => words[(state = (state * 31 + 7) % 1_000_003) % words.length];
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

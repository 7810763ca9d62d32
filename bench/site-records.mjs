// A content server of any number of sites, in a process of its own: its first line is its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const demo = readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8');
const words =
  'amber birch cedar delta elm fjord grove harbor iris juniper kestrel larch maple north oak'.split(' ');

/** The demo's record with a name of its own and other words in most sentences. */
const recordOf = (number) => {
  let state = number;
  const next = () => words[(state = (state * 31 + 7) % 1_000_003) % words.length];
  return demo
    .replace('"docId": "demo"', `"docId": "s${number}"`)
    .replaceAll('Bluestem & Brush', `${next()} & ${next()} ${number}`)
    .replace(/(?<=[a-z]) (the|and|of|for) (?=[a-z])/g, (_, word) => ` ${word} ${next()} `);
};

const server = createServer(({ url }, response) => {
  const number = /^\/paginas\/s(\d+)$/.exec(url)?.[1];
  if (number) return response.end(recordOf(Number(number)));
  if (url.startsWith('/reviews/')) return response.end('[]');
  return response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));

// `npm run bench:records`: how long a hostile record of about RECORD_MAX_BYTES keeps the server from anything
// else, in milliseconds of processor time, beside the demo's. The limit is 50.
import { readFileSync } from 'node:fs';
import { loadTypeScript } from '../scripts/load-typescript.mjs';
import { worstRecords } from './worst-records.mjs';

const { limitValues, parseRecord } = await loadTypeScript('lib/content/record/parse-record.ts');

const MAX_MS = 50;
const records = {
  demo: JSON.parse(readFileSync(new URL('../content/demo.json', import.meta.url), 'utf8')),
  'a list of a million numbers': { dbServices: Array.from({ length: 1_000_000 }, () => 1) },
  'a million entries in lists of lists': {
    dbServices: Array.from({ length: 1_000 }, () => ({
      description: Array.from({ length: 1_000 }, () => 1),
    })),
  },
  'a hundred thousand fields': Object.fromEntries(
    Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 1]),
  ),
  ...Object.fromEntries(worstRecords()),
};

// The log's lines are no part of the table.
console.error = () => {};
const once = (record) => {
  const start = process.cpuUsage();
  parseRecord(limitValues(record, 'bench'), 'bench');
  return process.cpuUsage(start).user / 1_000;
};
const rows = Object.entries(records).map(([name, record]) => {
  const times = Array.from({ length: 7 }, () => once({ dbPrincipal: { name: 'A' }, ...record })).sort(
    (a, b) => a - b,
  );
  return {
    record: name,
    'median ms': Number(times[3].toFixed(1)),
    'first ms': Number(times.at(-1).toFixed(1)),
  };
});
console.table(rows);
if (rows.some((row) => row['median ms'] > MAX_MS)) process.exitCode = 1;

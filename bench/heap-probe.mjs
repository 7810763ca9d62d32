// Preloaded into a server (--import): at SIGUSR2 it collects garbage and writes what memory is left to
// HEAP_PROBE_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const file = process.env.HEAP_PROBE_FILE;
  writeFileSync(`${file}.new`, JSON.stringify({ heapUsed, external }));
  renameSync(`${file}.new`, file);
});

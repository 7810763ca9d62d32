// Preloaded into a server (--import): measures how long a turn of the event loop keeps the main thread busy,
// in processor time, so that other work on the machine counts for little. At SIGUSR2 it writes the longest
// turn since the last signal to LOOP_PROBE_FILE, in milliseconds.
import { closeSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';

const stat = openSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'r');
const buffer = Buffer.alloc(64);
/** Nanoseconds for which this thread had a processor. */
const worked = () => Number(buffer.toString('latin1', 0, readSync(stat, buffer, 0, 64, 0)).split(' ', 1)[0]);

let longest = 0;
let before = worked();
const timer = setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, 1);
timer.unref();

process.on('SIGUSR2', () => {
  const file = process.env.LOOP_PROBE_FILE;
  writeFileSync(`${file}.new`, JSON.stringify({ ms: longest / 1e6 }));
  renameSync(`${file}.new`, file);
  longest = 0;
});
process.on('exit', () => closeSync(stat));

// What a server process holds, by Linux's /proc and by heap-probe.mjs.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { untilSo } from './leads-site.mjs';

/** Prepares the reading of a server's heap: its environment, and `heapOf`. @param {string} folder */
export const heapProbeIn = (folder) => {
  const file = join(folder, 'heap.json');
  const env = {
    HEAP_PROBE_FILE: file,
    NODE_OPTIONS: `--import ${new URL('heap-probe.mjs', import.meta.url).pathname}`,
  };
  /**
   * Bytes of the heap and of buffers after a garbage collection.
   * @throws Error when the server does not say
   */
  const heapOf = async ({ pid }) => {
    rmSync(file, { force: true });
    process.kill(pid, 'SIGUSR2');
    const took = await untilSo(() => existsSync(file), 30_000);
    if (took === null) throw new Error('The server does not tell its heap.');
    const { heapUsed, external } = JSON.parse(readFileSync(file, 'utf8'));
    return heapUsed + external;
  };
  return { env, heapOf };
};

/** Open file handles, and bytes of resident memory. */
export const processFacts = ({ pid }) => ({
  handles: readdirSync(`/proc/${pid}/fd`).length,
  resident: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024,
});

/** Bytes of all files below a folder; one that goes away meanwhile counts as none. */
export const bytesBelow = (folder) => {
  const sizeOf = (file) => {
    try {
      return statSync(file).size;
    } catch {
      return 0;
    }
  };
  const files = (() => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true });
    } catch {
      return [];
    }
  })();
  return files
    .filter((entry) => entry.isFile())
    .reduce((total, entry) => total + sizeOf(join(entry.parentPath ?? entry.path, entry.name)), 0);
};

// What a server process holds, by Linux's /proc and by heap-probe.mjs.
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
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

/** The sockets that a server has for connections to its port, as links in /proc/{pid}/fd name them. */
const connectionsTo = ({ pid, port }) => {
  const isOfPort = new RegExp(`^[0-9A-F]+:${port.toString(16).toUpperCase().padStart(4, '0')}$`);
  const rows = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1),
  );
  const columns = rows.map((row) => row.trim().split(/\s+/));
  return new Set(columns.filter(([, local]) => isOfPort.test(local)).map((row) => `socket:[${row[9]}]`));
};

const linkOf = (handle) => {
  try {
    return readlinkSync(handle);
  } catch {
    return null;
  }
};

/** Open file handles, without connections to the server, which are the load's; bytes of resident memory. */
export const processFacts = (server) => {
  const { pid } = server;
  const connections = connectionsTo(server);
  const links = readdirSync(`/proc/${pid}/fd`).map((handle) => linkOf(`/proc/${pid}/fd/${handle}`));
  return {
    handles: links.filter((link) => link !== null && !connections.has(link)).length,
    resident: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024,
  };
};

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

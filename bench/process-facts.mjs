// What a server process holds, by Linux's /proc.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const isFile = (handle) => {
  try {
    return readlinkSync(handle).startsWith('/');
  } catch {
    return false;
  }
};

/** Open files, without connections, which are the load's; bytes of resident memory. */
export const processFacts = ({ pid }) => ({
  files: readdirSync(`/proc/${pid}/fd`).filter((handle) => isFile(`/proc/${pid}/fd/${handle}`)).length,
  resident: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024,
});

/** Bytes of all files below a folder, 0 without one. */
export const bytesBelow = (folder) =>
  existsSync(folder) ? Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t')[0]) : 0;

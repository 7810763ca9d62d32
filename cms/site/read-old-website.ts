import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { settings } from '../settings/settings';

/** A value of the old website, with its pages. */
export type OldValue = {
  field: string;
  value: string;
  places: { page: string }[];
  sure: string;
};
/** The answer of the site's command: a record for each language, by page id, and a copy of the old Home. */
export type OldWebsite = {
  records: Record<string, object>;
  found: OldValue[];
  redirects: object;
  home: string;
};

const MAX_MS = 5 * 60 * 1000;
const MAX_HEAP_MB = 512;

/** @returns the address with its protocol; null for a text that is no website's address */
export const websiteOf = (typed: unknown): string | null => {
  if (typeof typed !== 'string' || typed.length > 2000) return null;
  const address = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? new URL(address).href : null;
};

/**
 * Reads an old website in a process of its own, so that a hostile one cannot harm the editor.
 * @param onPage is told each page that was read
 * @throws Error with the command's sentence when the site cannot be read, or takes more than five minutes
 */
export const readOldWebsite = async (
  pageId: string,
  address: string,
  onPage: (line: string) => void,
  signal: AbortSignal,
): Promise<OldWebsite> => {
  const { PATH, HOME, ALLOW_PRIVATE_HOSTS, NODE_EXTRA_CA_CERTS } = process.env;
  const command = ['scripts/run.mjs', 'new', pageId, '--from', address, '--json'];
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, ...command], {
    cwd: settings.siteDir ?? undefined,
    // Without the editor's settings, which the site's command would take for its own.
    env: {
      PATH,
      HOME,
      ALLOW_PRIVATE_HOSTS,
      NODE_EXTRA_CA_CERTS,
      NODE_ENV: process.env.NODE_ENV,
      NODE_NO_WARNINGS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
    signal,
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  let reason = '';
  createInterface(child.stderr).on('line', (line) => {
    if (/^\d+ http/.test(line)) onPage(line);
    else reason ||= line.trim();
  });
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  if (code !== 0) throw new Error(child.killed ? 'The old website was not read in five minutes.' : reason);
  return JSON.parse(output) as OldWebsite;
};

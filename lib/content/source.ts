import 'server-only';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env, pageIdSchema } from '@/lib/platform/env';
import { fetchJson, GoneError } from '@/lib/platform/http/bounded-fetch';
import { decodeUtf8, parseJson } from '@/lib/platform/json';
import { reasonOf, warn } from '@/lib/platform/log';

/** From RECORDS_DIR, else content/. @throws GoneError when there is no such file */
export const readEmbedded = async (...file: string[]): Promise<unknown> => {
  const folder = env().recordsDir ?? path.join(process.cwd(), 'content');
  const name = path.join(/* turbopackIgnore: true */ folder, ...file) + '.json';
  const bytes = await readFile(/* turbopackIgnore: true */ name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new GoneError(`no file ${path.relative(process.cwd(), name)}`);
  });
  return parseJson(decodeUtf8(bytes));
};

export const recordLimit = () => ({ maxBytes: env().recordMaxBytes, limitName: 'RECORD_MAX_BYTES' });

/** The content server's draft, unchecked. @throws GoneError when there is none, Error for an outage */
export const readDraft = (pageId: string): Promise<unknown> =>
  fetchJson(`${env().contentApiUrl}/paginas/${encodeURIComponent(pageId)}?draft=1`, recordLimit());

/** Unchecked, from the content server, RECORDS_DIR or content/. */
export const readRecord = (pageId: string): Promise<unknown> => {
  const { contentApiUrl } = env();
  return contentApiUrl
    ? fetchJson(`${contentApiUrl}/paginas/${encodeURIComponent(pageId)}`, recordLimit())
    : readEmbedded(pageId);
};

export const recordIdIn = (document: unknown): string | null => {
  const { docId } = (document ?? {}) as { docId?: unknown };
  return typeof docId === 'string' && docId.trim() ? docId.trim() : null;
};

const QUIET_MS = 200; // Editors write a file in several steps.

/** Calls `revalidate` for each changed file of RECORDS_DIR. Logs when it cannot watch. */
export const watchRecords = (revalidate: (pageId: string) => Promise<unknown>): void => {
  const { recordsDir } = env();
  if (!recordsDir) return;
  const failed = (error: unknown) => warn('records.watch', { folder: recordsDir, reason: reasonOf(error) });
  const timers = new Map<string, NodeJS.Timeout>();
  try {
    const watcher = watch(recordsDir, { persistent: false }, (_, file) => {
      const [, pageId] = /^(.+)\.json$/.exec(file ?? '') ?? [];
      if (!pageIdSchema.safeParse(pageId).success || pageId === undefined) return;
      clearTimeout(timers.get(pageId));
      const changed = () => {
        timers.delete(pageId);
        void revalidate(pageId).catch(failed);
      };
      timers.set(pageId, setTimeout(changed, QUIET_MS).unref());
    });
    watcher.on('error', failed);
  } catch (error) {
    failed(error);
  }
};

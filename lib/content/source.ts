import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { fetchJson, GoneError } from '@/lib/platform/http/bounded-fetch';
import { parseJson } from '@/lib/platform/json';

/** Reads {file}.json of RECORDS_DIR, else of content/. @throws GoneError when there is no such file */
export const readEmbedded = async (...file: string[]): Promise<unknown> => {
  const folder = env().recordsDir ?? path.join(process.cwd(), 'content');
  const name = path.join(folder, ...file) + '.json';
  const text = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new GoneError(`no file ${path.relative(process.cwd(), name)}`);
  });
  return parseJson(text);
};

export const recordLimit = () => ({ maxBytes: env().recordMaxBytes, limitName: 'RECORD_MAX_BYTES' });

/**
 * The content server's draft of a page id (`?draft=1`), unchecked.
 * @throws GoneError when there is none, Error when no server is configured or it gives no good answer
 */
export const readDraft = (pageId: string): Promise<unknown> =>
  fetchJson(`${env().contentApiUrl}/paginas/${encodeURIComponent(pageId)}?draft=1`, recordLimit());

/** A page id's record, unchecked: from the content server, from RECORDS_DIR, or embedded. */
export const readRecord = (pageId: string): Promise<unknown> => {
  const { contentApiUrl } = env();
  return contentApiUrl
    ? fetchJson(`${contentApiUrl}/paginas/${encodeURIComponent(pageId)}`, recordLimit())
    : readEmbedded(pageId);
};

/** Where the record's reviews are, from an unchecked record. */
export const recordIdIn = (document: unknown): string | null => {
  const { docId } = (document ?? {}) as { docId?: unknown };
  return typeof docId === 'string' && docId.trim() ? docId.trim() : null;
};

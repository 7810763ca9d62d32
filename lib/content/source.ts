import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { fetchJson, GoneError } from '@/lib/http/fetch-json';

/** Reads {file}.json of RECORDS_DIR, else of content/. @throws GoneError when there is no such file */
export const readEmbedded = async (...file: string[]): Promise<unknown> => {
  const folder = env().recordsDir ?? path.join(process.cwd(), 'content');
  const name = path.join(folder, ...file) + '.json';
  const text = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new GoneError(`no file ${path.relative(process.cwd(), name)}`);
  });
  return JSON.parse(text);
};

export const recordLimit = () => ({ bytes: env().recordMaxBytes, name: 'RECORD_MAX_BYTES' });

/**
 * The draft of a page id, unchecked, which a content server may have under `?draft=1`.
 * @throws GoneError when it has none, Error when it gives no good answer, or none is configured
 */
export const readDraft = (pageId: string): Promise<unknown> =>
  fetchJson(`${env().contentApiUrl}/paginas/${encodeURIComponent(pageId)}?draft=1`, {}, recordLimit());

/** A page id's record, unchecked: from the content server, from RECORDS_DIR, or embedded. */
export const readRecord = (pageId: string): Promise<unknown> => {
  const { contentApiUrl } = env();
  return contentApiUrl
    ? fetchJson(`${contentApiUrl}/paginas/${encodeURIComponent(pageId)}`, {}, recordLimit())
    : readEmbedded(pageId);
};

import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { fetchJson, GoneError } from '@/lib/http/fetch-json';

/**
 * Reads {file}.json of RECORDS_DIR, or of this deployment's content/ without one.
 * @throws GoneError when there is no such file.
 */
export const readEmbedded = async (...file: string[]): Promise<unknown> => {
  const folder = env().recordsDir ?? path.join(process.cwd(), 'content');
  const name = path.join(folder, ...file) + '.json';
  const text = await readFile(name, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new GoneError(`no file ${path.relative(process.cwd(), name)}`);
  });
  return JSON.parse(text);
};

/** RECORD_MAX_BYTES, for fetchJson: of a record, and of a list of reviews. */
export const recordLimit = () => ({ bytes: env().recordMaxBytes, name: 'RECORD_MAX_BYTES' });

/** The content record of a page id, unchecked: from the content server, from RECORDS_DIR, or embedded when neither is configured. */
export const readRecord = (pageId: string): Promise<unknown> => {
  const { contentApiUrl } = env();
  return contentApiUrl
    ? fetchJson(`${contentApiUrl}/paginas/${encodeURIComponent(pageId)}`, {}, recordLimit())
    : readEmbedded(pageId);
};

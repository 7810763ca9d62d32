import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesIn } from '@/lib/content/record/record-help';
import { hyphenSlugOf } from '@/lib/language/slug';
import { reasonOf } from '@/lib/platform/log';
import type { Source } from '../fetching/page-source';
import { fileWords } from '../page/picture';

const MAX_PICTURES = 200;
const MAX_BYTES = 15_000_000;
const TYPES: [string, RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi/s],
  ['svg', /^\s*<(?:\?xml|svg)/],
];

/** The address below which the site shows the files of a folder; null for a folder that it does not serve. */
const publicPathOf = (folder: string): string | null => {
  const relative = path.relative(path.resolve('public/assets'), path.resolve(folder));
  return relative.startsWith('..') || path.isAbsolute(relative)
    ? null
    : path.posix.join('/assets', relative.split(path.sep).join('/'));
};

const replaced = (value: unknown, names: ReadonlyMap<string, string>): unknown =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) => names.get(`${text}`) ?? text);

/**
 * Downloads the pictures of a record into a folder, named after the business and their own names. Below
 * public/assets the record then names the files, elsewhere it keeps the addresses.
 */
export const savePictures = async (
  record: Record<string, unknown>,
  name: string,
  folder: string,
  source: Source,
): Promise<{ record: Record<string, unknown>; saved: number; problems: string[] }> => {
  const urls = new Set(picturesIn(record).flatMap(({ value }) => (/^https?:/.test(value) ? value : [])));
  const names = new Map<string, string>();
  const problems: string[] = [];
  await mkdir(folder, { recursive: true });
  const base = publicPathOf(folder);
  for (const url of [...urls].slice(0, MAX_PICTURES))
    try {
      const { bytes } = await source.get(new URL(url), MAX_BYTES);
      const start = bytes.subarray(0, 64).toString('latin1');
      const [type] = TYPES.find(([, pattern]) => pattern.test(start)) ?? [];
      if (!type) throw new Error('it is no picture');
      const own = hyphenSlugOf(fileWords(url)) || names.size + 1;
      const stem = `${hyphenSlugOf(name)}-${own}`.slice(0, 100);
      const isTaken = [...names.values()].some((other) => other.endsWith(`/${stem}.${type}`));
      const file = `${stem}${isTaken ? `-${names.size + 1}` : ''}.${type}`;
      await writeFile(path.join(folder, file), bytes);
      names.set(url, path.posix.join(base ?? folder, file));
    } catch (error) {
      problems.push(`${url}: ${reasonOf(error)}`);
    }
  const kept = base === null ? record : (replaced(record, names) as Record<string, unknown>);
  return { record: kept, saved: names.size, problems };
};

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

const replaced = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) => names.get(`${text}`) ?? text);

const stemOf = (name: string, url: string, fallback = 'picture'): string =>
  `${hyphenSlugOf(name)}-${hyphenSlugOf(fileWords(url)) || fallback}`.slice(0, 100);

/** A new import with the files that an earlier one downloaded in place of their addresses. */
export const withSaved = <T>(record: T, name: string, existing: unknown): T => {
  const files = picturesIn(existing).map(({ value }) => value);
  const names = picturesIn(record).flatMap(({ value: url }) => {
    const stem = URL.canParse(url) ? `/${stemOf(name, url)}.` : null;
    const file = stem && files.find((one) => one.includes(stem));
    return file ? [[url, file] as const] : [];
  });
  return replaced(record, new Map(names));
};

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
      const stem = stemOf(name, url, `${names.size + 1}`);
      const isTaken = [...names.values()].some((other) => other.endsWith(`/${stem}.${type}`));
      const file = `${stem}${isTaken ? `-${names.size + 1}` : ''}.${type}`;
      await writeFile(path.join(folder, file), bytes);
      names.set(url, path.posix.join(base ?? folder, file));
    } catch (error) {
      problems.push(`${url}: ${reasonOf(error)}`);
    }
  return { record: base === null ? record : replaced(record, names), saved: names.size, problems };
};

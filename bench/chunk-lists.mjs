import { table } from './table.mjs';

const fileOf = ({ name }) => name.split('/').at(-1);

/**
 * The files behind the sums, one table for each set of pages that load the same ones.
 * A file's name is made from its content: one of the same name in the floor is the same file.
 * @param floor what bundle.mjs measured of the floor
 * @param pages what it measured of the site: { path, chunks: { name, bytes (gzip level 9) }[] }[]
 * @returns {string}
 */
export const chunkLists = (floor, pages) => {
  const inFloor = new Set(floor.chunks.map(fileOf));
  const groups = new Map();
  for (const { path, chunks } of [{ ...floor, path: '(the floor)' }, ...pages]) {
    const key = chunks.map(fileOf).join();
    groups.set(key, { paths: [...(groups.get(key)?.paths ?? []), path], chunks });
  }
  return [...groups.values()]
    .map(
      ({ paths, chunks }) =>
        `${paths.join(' ')}\n${table(
          ['file', 'gz', 'in the floor'],
          chunks.map((chunk) => [chunk.name, chunk.bytes, inFloor.has(fileOf(chunk)) ? 'yes' : 'no']),
        )}`,
    )
    .join('\n\n');
};

import { readFile } from 'node:fs/promises';

/** @typedef {{ value: any, lastModified: number, cacheControl: unknown }} PageEntry */

const NEWLINE = 10;

/**
 * A compressed page as one file: a line of JSON, the HTML, the Flight data. A reader gets parts that belong
 * together.
 * @param {PageEntry} entry
 */
export const toPageFile = ({ value, lastModified, cacheControl }) => {
  const html = Buffer.from(value.html, 'latin1');
  const flight = value.rscData ?? Buffer.alloc(0);
  const { headers, status } = value;
  const sizes = [html.length, flight.length];
  const head = JSON.stringify({ sizes, lastModified, cacheControl, headers, status });
  return Buffer.concat([Buffer.from(`${head}\n`), html, flight]);
};

/** @param {Buffer} bytes @returns {PageEntry | null} null when the file is cut off */
const fromPageFile = (bytes) => {
  const start = bytes.indexOf(NEWLINE) + 1;
  const { sizes, lastModified, cacheControl, headers, status } = JSON.parse(bytes.toString('utf8', 0, start));
  const middle = start + sizes[0];
  if (bytes.length !== middle + sizes[1]) return null;
  const html = bytes.toString('latin1', start, middle);
  // A copy: a part of the file's buffer would keep all of it in memory.
  const rscData = sizes[1] > 0 ? Buffer.from(bytes.subarray(middle)) : undefined;
  return { value: { kind: 'APP_PAGE', html, rscData, headers, status }, lastModified, cacheControl };
};

/** @param {string} file @returns {Promise<PageEntry | null>} null when it cannot be read */
export const readPageFile = async (file) => {
  try {
    return fromPageFile(await readFile(file));
  } catch {
    return null;
  }
};

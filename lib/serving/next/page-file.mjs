import fs from 'node:fs';
import { promisify } from 'node:util';

/** @typedef {{ value: any, lastModified: number, cacheControl: unknown }} PageEntry */

const NEWLINE = 10;
/** Holds most pages whole: the demo's Home has 45 kB. */
const START_BYTES = 65_536;

const open = promisify(fs.open);
const read = promisify(fs.read);
const readFile = promisify(fs.readFile);

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

/**
 * The file's first bytes, in two trips through the thread pool. readFile of node:fs/promises makes four, each
 * of which waits for the processor. Not readFileSync: slow storage would stop every other view.
 * @param {string} file
 */
const readStart = async (file) => {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await read(handle, Buffer.allocUnsafeSlow(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    fs.close(handle, () => {});
  }
};

/** @param {string} file @returns {Promise<PageEntry | null>} null when it cannot be read */
export const readPageFile = async (file) => {
  try {
    return fromPageFile(await readStart(file)) ?? fromPageFile(await readFile(file));
  } catch {
    return null;
  }
};

import { randomBytes } from 'node:crypto';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readPageFile, toPageFile } from './page-file.mjs';
import { compressPage } from './stored-page.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'mainstreet-page-file-'));
const file = path.join(folder, 'site.page');
afterAll(() => rmSync(folder, { recursive: true }));

const page = (html: string, rscData?: Buffer) => {
  const headers = { 'content-security-policy': "default-src 'none'\n" };
  const value = { kind: 'APP_PAGE', html, rscData, headers, status: 404 };
  compressPage(value);
  return { value, lastModified: 1_700_000_000_123.5, cacheControl: { revalidate: 20, expire: 600 } };
};

test.each([
  ['of any alphabet', page('<p>Grüße, 漢字 🎨\n</p>\n', Buffer.from('1:"Grüße"\n'))],
  ['with data that is no text', page('<p></p>', Buffer.from([10, 255, 0, 10]))],
  ['without data', page('<p></p>')],
  ['longer than one read', page(randomBytes(70_000).toString('hex'), Buffer.from('1:"a"\n'))],
])('a page %s is read as it was written', async (_, entry) => {
  await writeFile(file, toPageFile(entry));
  expect(await readPageFile(file)).toEqual(entry);
});

test('a file that is cut off anywhere, longer than it says, or no page at all is not shown', async () => {
  await writeFile(file, toPageFile(page('<p>ü</p>', Buffer.from('1:"a"\n'))));
  const whole = await readFile(file);
  const others = Array.from({ length: whole.length }, (_, length) => whole.subarray(0, length));
  for (const bytes of [...others, Buffer.concat([whole, Buffer.from('x')]), Buffer.from('{}\n')]) {
    await writeFile(file, bytes);
    expect(await readPageFile(file)).toBeNull();
  }
});

test('a file is closed after it was read, whole or not', async () => {
  const closed = jest.spyOn(fs, 'close');
  const whole = toPageFile(page('<p></p>'));
  for (const bytes of [whole, Buffer.from('{')]) {
    await writeFile(file, bytes);
    await readPageFile(file);
  }
  expect(closed).toHaveBeenCalledTimes(2);
  closed.mockRestore();
});

test('a missing file is no error', async () => {
  expect(await readPageFile(path.join(folder, 'none.page'))).toBeNull();
});

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@/test/server';
import type { Entry } from './entry';
import { readEntry, writeEntry } from './pages-folder.mjs';
import { compressPage } from './stored-page.mjs';

const folder = temporaryFolder();
const file = path.join(folder, 'server/site.page');

const page = (html: string, rscData?: Buffer): Entry => {
  const headers = { 'content-security-policy': "default-src 'none'\n" };
  const value = { kind: 'APP_PAGE' as const, html, rscData, headers, status: 404 };
  compressPage(value);
  return { value, lastModified: 1_700_000_000_123.5, cacheControl: { revalidate: 20, expire: 600 } };
};

test.each([
  ['a page of any alphabet', page('<p>Grüße, 漢字 🎨\n</p>\n', Buffer.from('1:"Grüße"\n'))],
  ['a page with data that is no text', page('<p></p>', Buffer.from([10, 255, 0, 10]))],
  ['a page without data', page('<p></p>')],
  ['a long page', page(randomBytes(70_000).toString('hex'), Buffer.from('1:"a"\n'))],
  [
    'a file',
    {
      value: { kind: 'APP_ROUTE', body: Buffer.from([0, 255]), status: 200, headers: {} },
      lastModified: 1,
    } as Entry,
  ],
])('%s is read as it was written', async (_, entry) => {
  await writeEntry(folder, '/site', entry);
  expect(await readEntry(folder, '/site')).toEqual(entry);
});

test('a file that is cut off anywhere, or no page at all, is not shown', async () => {
  await writeEntry(folder, '/site', page('<p>ü</p>', Buffer.from('1:"a"\n')));
  const whole = await readFile(file);
  const parts = Array.from({ length: whole.length }, (_, length) => whole.subarray(0, length));
  for (const bytes of [...parts, Buffer.alloc(whole.length), Buffer.from('{}\n')]) {
    await writeFile(file, bytes);
    expect(await readEntry(folder, '/site')).toBeNull();
  }
});

test('a missing file is no error', async () => expect(await readEntry(folder, '/none')).toBeNull());

test('no key leads out of the folder', async () => {
  await expect(writeEntry(folder, '/../../out', page(''))).rejects.toThrow('no file below');
  expect(await readEntry(folder, '/../../out')).toBeNull();
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Where } from 'payload';
import { findAll } from '../database/find';
import { explainUnless, finish, open } from './open';

const help = `npm run export -- [--draft] [--to FOLDER] ID...

Writes the record of each page id, as it is published (--draft: as it is edited), to standard output or to
FOLDER/{page id}.json, with its reviews in FOLDER/reviews/{docId}.json. --all: every business; needs --to.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    all: { type: 'boolean' },
    to: { type: 'string' },
    help: { type: 'boolean' },
  },
});
explainUnless(!values.help && (values.all ? Boolean(values.to) : positionals.length > 0), help);

const payload = await open();
const where: Where = values.all ? {} : { pageId: { in: positionals } };
const found = await findAll(payload, 'businesses', where, { draft: values.draft === true });
const readable = (json?: string | null) => JSON.stringify(JSON.parse(json || '{}'), null, 2);
const write = (file: string, json?: string | null) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${readable(json)}\n`);
};
for (const { pageId, record, reviewsDocument, reviewsId } of found) {
  if (!values.to) console.log(readable(record));
  else write(path.join(values.to, `${pageId}.json`), record);
  if (values.to && reviewsDocument && reviewsId)
    write(path.join(values.to, 'reviews', `${path.basename(reviewsId)}.json`), reviewsDocument);
}
const missing = positionals.filter((id) => !found.some(({ pageId }) => pageId === id));
for (const id of missing) console.error(`${id}: there is no such business`);
finish(missing.length);

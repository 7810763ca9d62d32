import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAll } from '../database/find';
import { explainUnless, finish, open } from './open';

const help = `npm run import -- [--draft] FILE...

Takes records in: FILE is {page id}.json. One that is there is replaced, as a new version; the file
reviews/{docId}.json beside it is taken too. Says what the doctor of the site finds (SITE_SERVERS).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean' }, help: { type: 'boolean' } },
});
// `content/*.json` names the schema of records, too.
const files = positionals.filter((file) => !file.endsWith('.schema.json'));
explainUnless(!values.help && files.length > 0, help);

const payload = await open();
const { findingsOf } = await import('../site/previews');
const { workOutbox } = await import('../site/outbox');
let failed = 0;

const reviewsOf = (file: string, docId: unknown): string | null => {
  if (typeof docId !== 'string' && typeof docId !== 'number') return null;
  const beside = path.join(path.dirname(file), 'reviews', `${path.basename(String(docId))}.json`);
  return existsSync(beside) ? JSON.stringify(JSON.parse(readFileSync(beside, 'utf8'))) : null;
};

for (const file of files) {
  const pageId = path.basename(file, '.json');
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const reviewsDocument = reviewsOf(file, record.docId);
    const [found] = await findAll(payload, 'businesses', { pageId: { equals: pageId } });
    const known = found?.id;
    const data = {
      pageId,
      record: JSON.stringify(record),
      ...((reviewsDocument || !known) && { reviewsDocument }),
      _status: values.draft ? 'draft' : 'published',
    } as never;
    const draft = values.draft === true;
    const { id } = known
      ? await payload.update({ collection: 'businesses', id: known, data, draft })
      : await payload.create({ collection: 'businesses', data, draft });
    const findings = await findingsOf(payload, Number(id));
    console.log(`${pageId}: ${known ? 'replaced' : 'new'}${findings ? `, ${findings.length} findings` : ''}`);
    for (const { severity, text } of findings ?? []) console.log(`  ${severity}: ${text}`);
  } catch (error) {
    failed += 1;
    console.error(`${pageId}: ${(error as Error).message}`);
  }
}
await workOutbox(payload);
finish(failed);

// Reads texts that regular expressions may need hours for, in each field of a record. Run by
// lib/content/fields/hostile-texts.test.ts as a process of its own, which can be ended.
import { loadTypeScript } from '../scripts/load-typescript.mjs';

const { recordFields } = await loadTypeScript('lib/content/record/wire-record.ts');
const { checkRecord } = await loadTypeScript('lib/content/record/parse-record.ts');

/** Of the longest text in a record; a form's are shorter. */
const LENGTH = 20_000;

/** @param {string} part */
const filled = (part) => `a${part.repeat((LENGTH - 2) / part.length)}b`;
const parts = ' |\n| \n|,| ,|1|a.|a@|/|*a|[|[a](b |<|`|- a\n|Mon-|9-'.split('|');

/** @param {string} path such as `dbServices[].name` @param {unknown} value */
const recordWith = (path, value) => ({
  .../** @type {object} */ (
    path.split('.').reduceRight((inner, name) => {
      const field = name.replace('[]', '');
      return { [field]: field === name ? inner : [inner] };
    }, value)
  ),
  docId: 'a',
});

for (const part of parts)
  for (const { path } of recordFields()) checkRecord(recordWith(path, filled(part)), 'acme');

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Fields that identify an entry of a list, so that entries are compared wherever they stand. */
const NAMES = [
  'name',
  'phone',
  'email',
  'address',
  'day',
  'slogan',
  'url',
  'title',
  'question',
  'img',
  'type',
  'text',
  'beforeImg',
];
const nameOf = (entry: unknown): string => {
  const name = isGroup(entry)
    ? NAMES.map((key) => entry[key]).find((value) => typeof value === 'string')
    : entry;
  return `${typeof name === 'string' ? name : JSON.stringify(entry)}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
};

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 97)}...` : text;
};

/** `own`: only the record has it. `new`: only the old site has it. `changed`: both have it, differently. */
export type Difference = { kind: 'own' | 'new' | 'changed'; field: string; record: string; site: string };

/** The differences between a record and a new import of its old site. */
export const differencesOf = (record: unknown, imported: unknown, field = ''): Difference[] => {
  if (JSON.stringify(record) === JSON.stringify(imported)) return [];
  if (record === undefined) return [{ kind: 'new', field, record: '', site: shown(imported) }];
  if (imported === undefined) return [{ kind: 'own', field, record: shown(record), site: '' }];
  if (isGroup(record) && isGroup(imported))
    return [...new Set([...Object.keys(record), ...Object.keys(imported)])]
      .filter((key) => key !== '$schema')
      .flatMap((key) => differencesOf(record[key], imported[key], field ? `${field}.${key}` : key));
  if (Array.isArray(record) && Array.isArray(imported)) {
    const find = (list: unknown[], entry: unknown) => list.find((other) => nameOf(other) === nameOf(entry));
    const ofRecord = record.flatMap((entry, index) =>
      differencesOf(entry, find(imported, entry), `${field}[${index}]`),
    );
    const ofSite = imported
      .filter((entry) => find(record, entry) === undefined)
      .flatMap((entry) => differencesOf(undefined, entry, `${field}[]`));
    return [...ofRecord, ...ofSite];
  }
  return [{ kind: 'changed', field, record: shown(record), site: shown(imported) }];
};

const titles = { new: 'Only the old site says', changed: 'Said differently', own: 'Only the record says' };

export const formatDifferences = (differences: readonly Difference[]): string =>
  (['new', 'changed', 'own'] as const)
    .map((kind) => ({ kind, found: differences.filter((one) => one.kind === kind) }))
    .filter(({ found }) => found.length > 0)
    .map(
      ({ kind, found }) =>
        `${titles[kind]} (${found.length})\n${found.map(({ field, record, site }) => `  ${field}: ${[record, site].filter(Boolean).join(' -> ')}\n`).join('')}`,
    )
    .join('') || 'The record and the old site say the same.\n';

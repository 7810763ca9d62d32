import { isThing as isGroup } from '../page/machine-data';
import { plain } from '../page/words';

/** Fields that identify an entry of a list, so that entries are compared wherever they stand. */
const NAMES = 'name phone email address day slogan url title question img type text beforeImg'.split(' ');
const nameOf = (entry: unknown): string => {
  const values = isGroup(entry) ? NAMES.map((key) => entry[key]) : [entry];
  return plain(`${values.find((value) => typeof value === 'string') ?? JSON.stringify(entry)}`).slice(0, 60);
};

const MAX_SHOWN = 100;
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 3)}...` : text;
};

const titles = { new: 'Only the old site says', changed: 'Said differently', own: 'Only the record says' };
type Difference = { kind: keyof typeof titles; field: string; record: string; site: string };

/** The differences between a record and a new import of its old site. */
export const differencesOf = (record: unknown, site: unknown, field = ''): Difference[] => {
  if (JSON.stringify(record) === JSON.stringify(site)) return [];
  if (record === undefined) return [{ kind: 'new', field, record: '', site: shown(site) }];
  if (site === undefined) return [{ kind: 'own', field, record: shown(record), site: '' }];
  if (isGroup(record) && isGroup(site))
    return [...new Set([...Object.keys(record), ...Object.keys(site)])]
      .filter((key) => key !== '$schema')
      .flatMap((key) => differencesOf(record[key], site[key], field ? `${field}.${key}` : key));
  if (Array.isArray(record) && Array.isArray(site)) {
    const find = (list: unknown[], entry: unknown) => list.find((other) => nameOf(other) === nameOf(entry));
    const added = site.filter((entry) => find(record, entry) === undefined);
    return [
      ...record.flatMap((entry, index) => differencesOf(entry, find(site, entry), `${field}[${index}]`)),
      ...added.flatMap((entry) => differencesOf(undefined, entry, `${field}[]`)),
    ];
  }
  return [{ kind: 'changed', field, record: shown(record), site: shown(site) }];
};

export const formatDifferences = (differences: readonly Difference[]): string =>
  (['new', 'changed', 'own'] as const)
    .map((kind) => {
      const lines = differences
        .filter((one) => one.kind === kind)
        .map(({ field, record, site }) => `  ${field}: ${[record, site].filter(Boolean).join(' -> ')}\n`);
      return lines.length > 0 ? `${titles[kind]} (${lines.length})\n${lines.join('')}` : '';
    })
    .join('') || 'The record and the old site say the same.\n';

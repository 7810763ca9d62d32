import { readFileSync } from 'node:fs';
import { checkRecord } from './parse-record';
import { recordFields } from './wire-record';

const lists = recordFields().filter(({ kind }) => kind.startsWith('list'));

test('every list of the record has bounds', () => {
  expect(lists.length).toBeGreaterThan(20);
  expect(lists.filter(({ bounds }) => !bounds).map(({ path }) => path)).toEqual([]);
});

/** A record with `entries` at a path such as `dbServices[].description`; other lists have one entry. */
const recordWith = (path: string, entries: unknown[]): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((value, name) => {
    const [, field = name, isList] = /^(.*?)(\[\])?$/.exec(name) ?? [];
    return { [field]: isList ? [value] : value };
  }, entries) as Record<string, unknown>;

const problemsAt = (path: string, entries: unknown[]) => {
  const field = path.replaceAll('[]', '[0]');
  const { problems } = checkRecord({ ...recordWith(path, entries), docId: 'a' }, 'acme');
  return problems.filter((problem) => problem.path.startsWith(field));
};

test.each(lists)('$path is cut to its number of entries before any is read', ({ path, bounds }) => {
  const { entries = 0 } = bounds ?? {};
  const many = (length: number) => Array.from({ length }, () => null);
  expect(problemsAt(path, many(entries))).toEqual([]);
  // An entry behind the last one is no text and no group: read, it would be a problem of its own.
  expect(problemsAt(path, [...many(entries), true])).toEqual([
    { path: path.replaceAll('[]', '[0]'), reason: `has more than ${entries} entries` },
  ]);
});

test('a list is cut after the last entry whose texts fit, and keeps all of one as long as texts may be', () => {
  const read = (...lengths: number[]) => {
    const dbSlogan = lengths.map((length) => ({ slogan: 'a'.repeat(length) }));
    const { site, problems } = checkRecord({ dbSlogan }, 'acme');
    return { kept: site.slogans.all.map(({ length }) => length), problems };
  };
  expect(read(20_000)).toEqual({ kept: [20_000], problems: [] });
  expect(read(19_000, 1_000)).toEqual({ kept: [19_000, 1_000], problems: [] });
  expect(read(19_000, 1_001, 5)).toEqual({
    kept: [19_000],
    problems: [{ path: 'dbSlogan', reason: 'has more than 20000 characters in all' }],
  });
});

test('a text that is too long costs itself, not the list', () => {
  const dbSlogan = ['One', 'x'.repeat(90_000), 'Three'].map((slogan) => ({ slogan }));
  const { site, problems } = checkRecord({ dbSlogan }, 'acme');
  expect(site.slogans.all).toEqual(['One', 'Three']);
  expect(problems).toEqual([
    { path: 'dbSlogan[1].slogan', reason: 'is longer than 20000 characters: it has 90000' },
  ]);
});

test('content/record.schema.json has the number of entries', () => {
  const schema = JSON.parse(readFileSync('content/record.schema.json', 'utf8'));
  const at = (path: string) =>
    path.split('.').reduce((node, name) => {
      const inner = node.properties[name.replaceAll('[]', '')];
      return name.endsWith('[]') ? inner.items : inner;
    }, schema);
  expect(lists.map(({ path }) => [path, at(path).maxItems])).toEqual(
    lists.map(({ path, bounds }) => [path, bounds?.entries]),
  );
});

import cases from '@/test/old-site-cases.json';
import { imported, recordOf } from '@/test/old-site';

/** In the cases `{ some: [...] }` is a list that has these entries, '~...' a text that fits. */
const like = (value: unknown): unknown => {
  if (typeof value === 'string' && value.startsWith('~')) return expect.stringMatching(value.slice(1));
  if (typeof value !== 'object' || value === null) return value;
  if ('some' in value && Array.isArray(value.some))
    return expect.arrayContaining(value.some.map((one) => expect.objectContaining(like(one))));
  if (Array.isArray(value)) return value.map(like);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, like(inner)]));
};

type Case = {
  says: string;
  /** Parts of the usual site, or all pages of another. */
  parts?: Record<string, string>;
  site?: Record<string, string>;
  /** Without the hours in the footer of the usual site. */
  isBare?: boolean;
  record?: object;
  not?: string;
};

test.each(cases as unknown as Case[])(
  '$says',
  async ({ parts = {}, site, isBare, record = {}, not = '^$' }) => {
    const read = site ? (await imported(site)).record : await recordOf(parts, isBare);
    expect(read).toMatchObject(like(record) as object);
    expect(JSON.stringify(read)).not.toMatch(new RegExp(not));
  },
);

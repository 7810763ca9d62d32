import { canonicalHosts } from './canonical-hosts';
import { parseEntries } from './site-entries';

type Written = Record<string, unknown>;

const inOrder = (names: string[], written: Written) =>
  canonicalHosts(parseEntries(names.map((name) => [name, written[name]])));

/** What hosts do, in any order of their keys: the canonical one, all redirects, and the problems' reasons. */
const read = (written: Written) => {
  const names = Object.keys(written);
  const facts = [names, names.toReversed(), names.toSorted(), names.toSorted().toReversed()].map((order) => {
    const { hosts, redirectTo, problems } = inOrder(order, written);
    const reasons = problems.map(({ field, reason }) => `${field}: ${reason}`).toSorted();
    return { canonical: hosts.get('a'), redirects: Object.fromEntries([...redirectTo].toSorted()), reasons };
  });
  for (const other of facts) expect(other).toEqual(facts[0]);
  return facts[0];
};

const marked = { page: 'a', canonical: true };
const leadingTo = (redirectTo: string | null) => ({ page: 'a', redirectTo });

const toOwn = { 'a.example': 'www.a.example' };

test.each([
  [
    'the host that is marked is the canonical one, whatever else there is',
    {
      'a.example': 'a',
      'www.a.example': marked,
      'old.a.example': leadingTo('www.a.example'),
      'kept.a.example': leadingTo(null),
    },
    { ...toOwn, 'old.a.example': 'www.a.example' },
  ],
  [
    'without a mark it is the one host without redirectTo',
    { 'www.a.example': 'a', 'a.example': leadingTo('www.a.example'), 'kept.a.example': leadingTo(null) },
    toOwn,
  ],
  [
    'two hosts without redirectTo are named; the shortest counts, and neither redirects to the other',
    { 'www.a.example': 'a', 'b.example': 'a', 'a.example': 'a' },
    {},
    'a.example',
    'canonical: 3 hosts of a have no redirectTo, and none is "canonical": true ' +
      '(a.example, b.example, www.a.example): links name a.example, and none redirects to it',
  ],
  [
    'of two such hosts the one that others redirect to counts',
    { 'a.example': 'a', 'www.a.example': 'a', 'b.example': leadingTo('www.a.example') },
    { 'b.example': 'www.a.example' },
    'www.a.example',
    expect.stringContaining('2 hosts of a have no redirectTo'),
  ],
  [
    'two marked hosts are named, and no host redirects by itself',
    { 'b.example': marked, 'a.example': marked, 'c.example': 'a' },
    {},
    'a.example',
    expect.stringContaining('2 hosts of a are "canonical": true (a.example, b.example)'),
  ],
  [
    'a redirectTo of the marked host, or past it, is reported',
    {
      'www.a.example': { ...marked, redirectTo: 'a.example' },
      'a.example': 'a',
      'b.example': leadingTo('a.example'),
    },
    { ...toOwn, 'b.example': 'www.a.example' },
    'www.a.example',
    'redirectTo: redirectTo a.example is ignored: it is on a host with "canonical": true',
    'redirectTo: redirectTo a.example is ignored: it redirects to www.a.example itself: name the last host',
  ],
  [
    'an empty redirectTo is reported; the canonical host is one without any',
    { 'www.a.example': 'a', 'a.example': leadingTo(' ') },
    toOwn,
    'www.a.example',
    expect.stringMatching(/redirectTo {2}is ignored: it is not a host of this deployment/),
  ],
])('%s', (_, written, redirects, canonical = 'www.a.example', ...reasons) =>
  expect(read(written)).toEqual({ canonical, redirects, reasons }),
);

test('a hundred hosts without redirectTo make one short line', () => {
  const written = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`h${n}.example`, 'a']));
  const { problems } = inOrder(Object.keys(written), written);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.reason.length).toBeLessThan(250);
});

import type { Case } from './case';

const booking = { kind: 'booking', url: 'https://book.example.com/acme' };

export const linkCases: Case[] = [
  ['options.links', [{ kind: 'booking' }], 'link-incomplete', /^options\.links\[0\] has no url/],
  ['options.links', [{}], 'link-incomplete', /has no kind and no url/],
  [
    'options.links',
    [{ ...booking, url: 'javascript:alert(1)' }],
    'ignored-value',
    /links\[0\]\.url is ignored: it is not an https:\/\/ link/,
  ],
  [
    'options.links',
    ['a', 'b', 'c'].map((label) => ({ ...booking, label, place: 'header' })),
    'ignored-value',
    /links\[2\] is ignored: it is not shown: its place, header, has room for 2/,
  ],
  [
    'options.links',
    [
      { ...booking, embed: true },
      { ...booking, embed: true },
    ],
    'ignored-value',
    /links\[1\]\.embed is ignored: it is not used: an earlier link is embedded/,
  ],
  ['options.otherLanguage', 'acme', 'ignored-value', /otherLanguage is ignored: it is this record itself/],
];

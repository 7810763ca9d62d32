import type { Case } from './case';

const text = { type: 'text', text: 'We come back within a day.' };
const pages = (...entries: object[]) =>
  entries.map((entry, index) => ({ title: `Page ${index}`, blocks: [text], ...entry }));

export const pageCases: Case[] = [
  [
    'options.pages',
    pages({ path: 'about' }),
    'address-taken',
    /options\.pages\[0\]\.path has no page: .*\/about/,
  ],
  ['options.pages', pages({ path: 'deck-repair' }), 'address-taken', /\/deck-repair belongs to another page/],
  [
    'options.pages',
    pages({ blocks: [text, { type: 'question' }] }),
    'ignored-value',
    /blocks\[1\]\.type is ignored: it is no type of block: did you mean "questions"/,
  ],
  ['options.pages', pages({ blocks: [text, { type: 'picture' }] }), 'ignored-value', /it has no picture/],
  [
    'options.pages',
    pages({ blocks: [text, { title: 'A' }] }),
    'block-without-type',
    /blocks\[1\] has no type/,
  ],
  [
    'options.pages',
    pages({ blocks: [text, { type: 'beforeAfter' }] }),
    'block-without-content',
    /^The page “Page 0” has a block of the type beforeAfter/,
  ],
  ['options.pages', pages({ blocks: [] }), 'page-empty', /^The page “Page 0” has no block/],
  [
    'options.pages',
    pages({ menu: '/reviews' }),
    'page-place-unknown',
    /below \/reviews, which is not in the main menu/,
  ],
];

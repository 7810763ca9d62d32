import { longText } from '@/test/broken-record';
import type { Case } from './case';

const textOn = (town: string) => longText(`${town} has old houses and we paint every one of them`);

export const areaCases: Case[] = [
  [
    'options.areas',
    ['Lakewood', 'Golden'].map((name) => ({ name, text: textOn(name) })),
    'town-copied',
    /^The text of “Golden” nearly repeats that of “Lakewood”: it has no page/,
  ],
  [
    'options.areas',
    [{ name: 'Golden', text: 'We paint.' }],
    'town-without-page',
    /“Golden” has fewer than 120/,
  ],
  [
    'options.areas',
    [{ name: 'Golden', text: textOn('Golden'), projects: ['Elm Street'] }],
    'town-project-unknown',
    /^“Elm Street” is the name of no project/,
  ],
];

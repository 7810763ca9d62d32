import { textsIn } from '@/lib/content/record-help';
import type { Site } from '@/lib/content/domain/site';
import type { Finding } from './finding';

/** Not dbPrincipal: its licences and ways to pay have numbers of their own. */
const PROSE = /^db(Slogan|About|Home|Values|Services)\[/;

const DASH = String.raw`[-.\s\u2010-\u2014]`;
const AREA = String.raw`\(?[2-9]\d{2}(?:\)|${DASH})[-.\s]{0,2}`;
/** 303-555-0142, (303) 555-0142, 303.555.0142; no number after the word fax. */
const PHONES = new RegExp(String.raw`(?<!\d|\bfax\b\D{0,20})${AREA}[2-9]\d{2}${DASH}\d{4}(?!-?\d)`, 'gi');

/** Phone numbers in texts that are none of the record's phones: of each text the first one. */
export const unlistedPhones = (document: unknown, { phones }: Pick<Site, 'phones'>): Finding[] => {
  const listed = new Set(phones.map(({ digits }) => digits));
  return textsIn(document).flatMap(({ path, value }): Finding[] => {
    const numbers = PROSE.test(path) ? (value.match(PHONES) ?? []) : [];
    const unlisted = numbers.find((number) => !listed.has(number.replace(/\D/g, '')));
    return unlisted === undefined
      ? []
      : [
          {
            severity: 'warning',
            code: 'phone-not-listed',
            field: path,
            text:
              `“${unlisted}” in ${path} is not in dbPrincipal.phones: visitors may call a number that is no longer ` +
              'answered. Correct it, or add it there.',
          },
        ];
  });
};

/**
 * What a finding costs the business.
 * - error: customers, requests or pages are lost
 * - warning: visitors or search engines miss something
 * - note: works, but not as the record may have meant it
 */
export type Severity = 'error' | 'warning' | 'note';

/** Something to improve. `code` is stable; `field` is a path in the record, null for the whole record. */
export type Finding = { severity: Severity; code: string; field: string | null; text: string };

const ranks: Severity[] = ['error', 'warning', 'note'];

/** The most costly findings first; otherwise in the order in which they were found. */
export const ranked = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((one, other) => ranks.indexOf(one.severity) - ranks.indexOf(other.severity));

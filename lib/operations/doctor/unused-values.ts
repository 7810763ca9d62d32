import type { FieldProblem } from '@/lib/content/parse-record';
import { acceptedAt } from '@/lib/content/record-help';
import type { Finding } from './finding';

// Fields without which more than their own text is lost.
const costly = /^(dbPrincipal|linkPostEmail|dbPrincipal\.name|dbPrincipal\.phones.*|dbServices)$/;

/** Values and names of a record that the site does not use. */
export const unusedValues = (problems: readonly FieldProblem[]): Finding[] =>
  problems.map(({ path, reason }) => {
    if (reason.startsWith('is not a field'))
      return { severity: 'warning', code: 'unknown-field', field: path, text: `${path} ${reason}` };
    if (reason.startsWith('has no page'))
      return {
        severity: 'error',
        code: 'address-taken',
        field: path,
        text: `${path} ${reason}. Give it another name.`,
      };
    const accepted = acceptedAt(path);
    return {
      severity: costly.test(path) ? 'error' : 'warning',
      code: 'ignored-value',
      field: path,
      text: `${path} is ignored: it ${reason}.${accepted ? ` ${accepted}` : ''}`,
    };
  });

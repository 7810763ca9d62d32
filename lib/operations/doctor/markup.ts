import { textsIn } from '@/lib/content/record-help';
import type { Finding } from './finding';

const HTML = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|&(amp|nbsp|quot|lt|gt|#\d{1,6});/i;

/** Texts with HTML, which is shown as it is written. */
export const markup = (document: unknown): Finding[] =>
  textsIn(document).flatMap(({ path, value }): Finding[] => {
    const [found] = HTML.exec(value) ?? [];
    return found === undefined
      ? []
      : [
          {
            severity: 'warning',
            code: 'html-in-text',
            field: path,
            text:
              `${path} has HTML in it: visitors read “${found.slice(0, 30)}” as it stands there. ` +
              'Write plain text; an empty line begins a paragraph.',
          },
        ];
  });

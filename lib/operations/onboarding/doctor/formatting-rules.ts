import { kindAt, readFormatted } from '@/lib/content/record/record-help';
import { matches, type Rules } from './rule';

/** Marks that remain after reading, and so show as written. */
const SHOWN_MARKS =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|~~\w[^\n~]*~~|`{1,3}[^\n`]+`{1,3}|^#{1,6} +\p{L}|^\|.*\|$|^> \p{L}|\*\*\w|\w\*\*|\]\(|\]\[[\w ]{0,20}\]|^\[\^?\w{1,20}\]:|^(?:\*|=){3,}$/imu;

/** Remains in a text after reading: lost characters, and codes that a program should have replaced. */
const LEFT_BY_PROGRAMS = [
  /\S{0,12}(?:\ufffd|[ÂÃÐÑ][\u0080-\u00aa\u00ac-\u00ba\u00bc-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œžŸ]|â€|‚Ä|ï»¿|ï¿½|(?<![A-ZÀ-Ý])[ÂÃ](?!\S))\S{0,12}/,
  /\{[{%][^{}\n]{0,40}\}\}?|\$?\{\$?[\w .|-]{1,60}\}|\[\[[^[\]\n]{1,40}\]\]|<[%?][^\n>]{0,40}>?|%[A-Za-z][A-Za-z_]{1,30}%|\*?\|[A-Z][A-Z_]{2,30}\|\*?|##[A-Z_]{2,30}##|@@\w{2,30}@@|\[object \w{1,20}\]|^(?:null|undefined)\b|\b(?:NaN|undefined)(?= \w)/,
  /\[(?!INSERT|YOUR|ENTER)(?:[A-Z][A-Z _/-]{1,30})\](?!\()/,
  /\[\/?[a-z]\w{0,20}_\w[^\]\n]{0,60}\]?|\[[a-z][\w-]{0,30} +[\w-]{1,30}=[^\]\n]{0,60}\]?|\[\/[a-z][\w-]{0,30}\]|\[contact-form[^\]\n]{0,60}\]/,
  /&(?:amp|nbsp|quot|lt|gt|[lr][sd]quo|[mn]dash|#\d{2,5});|(?<=[A-Za-z])%20(?=[A-Za-z])|%[C-F]\d%[89AB][\dA-F]|=E2=80=|\\[nrtu"']|#(?:REF|VALUE|NAME\?|DIV\/0|N\/A)!?/,
];

/** Before Markdown takes its marks out: '[City]', '__CITY__', '«Business Name»'. */
const FIELD_NAMES = [
  /(?:<<|[«‹[{]|##|@@|%%|\$\$)(?:city|state|town|county|location|(?:(?:business|company|client|customer|first|last|owner|your|brand)[ _-]?)?name|phone|e-?mail|address|services?|trade|keyword|ciudad|estado|nombre|tel[eé]fono|empresa|negocio|direcci[oó]n|servicio)(?:[ ,_-][ \w,]{0,20}|\d)?(?:>>|[»›\]}](?!\()|##|@@|%%|\$\$)/i,
  /__[A-Z][A-Z_]{1,30}__|«(?:[A-Z][A-Z ]{2,30}|\w{1,20}_\w{1,20})»/,
];

const LINK = /\[[^\n[\]]{1,500}\]\(([^\s()]{1,2000})\)|<a\s[^>]{0,500}?href\s*=\s*["']?([^"'\s>]{1,2000})/gi;
const KEPT_LINK = /^(https?:|mailto:|tel:|www\.|\/\/)/i;

const isShownFormatted = (path: string) => kindAt(path) === 'formatted text';

export const formattingRules: Rules = {
  'marks-shown': (examined) =>
    matches(examined, (text) => SHOWN_MARKS.exec(readFormatted(text).text)?.[0].slice(0, 30)),
  'left-by-a-program': (examined) =>
    matches(examined, (text) => {
      const read = readFormatted(text).text;
      const found = [
        ...FIELD_NAMES.map((pattern) => pattern.exec(text)),
        ...LEFT_BY_PROGRAMS.map((pattern) => pattern.exec(read)),
      ];
      return found.find(Boolean)?.[0].slice(0, 40);
    }),
  'link-not-kept': (examined) =>
    examined.texts
      .filter(({ path }) => isShownFormatted(path))
      .flatMap(({ path, value }) =>
        [...value.matchAll(LINK)]
          .map(([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '')
          .filter((target) => !KEPT_LINK.test(target))
          .map((target) => ({ field: path, shown: `“${target.slice(0, 60)}” in ${path}` })),
      ),
};

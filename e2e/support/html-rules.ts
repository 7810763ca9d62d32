import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate/node';

/** Changes to html-validate's rule sets (document, recommended, a11y), each with its reason. */
const rules = {
  // How React writes HTML: <br/>, hidden="", autoComplete. All of it is the same to a parser.
  'void-style': 'off',
  'attr-case': ['error', { style: ['lowercase', 'camelcase'], ignoreForeign: true }],
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Any id without white space is valid; Next's script and React's useId begin theirs with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // A list may have a name: ARIA allows it, and screen readers say it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // Numbers are held together by CSS: characters that do not break would be copied, and found by no search,
  // with them.
  'tel-non-breaking': 'off',
  // A bar's length is its number.
  'no-inline-style': ['error', { allowedProperties: ['display', 'width'] }],
  // 'page name | business name' (SPEC section 2), and names are the record's.
  'long-title': 'off',
  // Only files of other hosts need integrity hashes.
  'require-sri': ['error', { target: 'crossorigin' }],
} as const;

/** Single findings that are no errors: each rule stays on for everything else. */
const exceptions: { rule: string; at: RegExp; reason: string }[] = [
  {
    rule: 'unique-landmark',
    at: /^html > body > header > (.* > details|div:nth-child\(\d+\)) > div > nav$/,
    reason: 'The main menu of phones and that of wide screens: only one of them is ever shown.',
  },
  {
    rule: 'meta-refresh',
    at: /^html > head > meta:nth-child\(\d+\)$/,
    reason: 'Of the spinner that asks again: there is nothing on it that a reader would lose.',
  },
];

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: rules as unknown as Record<string, 'off'>,
  }),
);

const isException = ({ ruleId, selector }: Message) =>
  exceptions.some(({ rule, at }) => rule === ruleId && at.test(selector ?? ''));

/** The errors and warnings of a whole document: what is wrong, and where. */
export const problemsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isException(message))
    .map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? ''} ${line}:${column})`,
    );
};

import { HtmlValidate, StaticConfigLoader, type Message } from 'html-validate/node';

/** Changes to html-validate's rule sets, each with its reason. */
const rules = {
  // React writes <br/>, hidden="" and autoComplete, which parsers read alike.
  'void-style': 'off',
  'attr-case': ['error', { style: ['lowercase', 'camelcase'], ignoreForeign: true }],
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Any id without white space is valid; Next's script and React's useId begin theirs with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // ARIA allows names of lists.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // CSS keeps numbers in one line: non-breaking characters would be copied along.
  'tel-non-breaking': 'off',
  // The bars of the reviews have an inline width.
  'no-inline-style': ['error', { allowedProperties: ['display', 'width'] }],
  // The length of a title is the record's.
  'long-title': 'off',
  // Only files of other hosts need integrity hashes.
  'require-sri': ['error', { target: 'crossorigin' }],
} as const;

/** Findings that are no errors in these places. */
const exceptions: { rule: string; at: RegExp; reason: string }[] = [
  {
    rule: 'unique-landmark',
    at: /^#header > (.* > details|div:nth-child\(\d+\)) > div > nav$/,
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

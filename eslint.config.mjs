import { readFileSync } from 'node:fs';
import next from 'eslint-config-next';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';
import { domainFiles, layers, wings } from './eslint.layers.mjs';

const contentWidth = {
  selector:
    "JSXOpeningElement[name.name='Section'] JSXAttribute[name.name='className'] :matches(Literal[value=/\\bw-/], Literal[value=/max-w-/])",
  message: 'This replaces the width of every section: put the class on an element inside of Section.',
};

const clientDirective = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands in components/islands only: what a browser downloads is what is in there.",
};

// Below `options`, names are plain English.
/** The names of fields anywhere in a JSON Schema. */
const fieldsIn = (schema) =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) =>
    name === 'options' ? [] : [name, ...fieldsIn(field.items ?? field)],
  );
const domainWords = new Set(
  domainFiles
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
    .join()
    .match(/\w+/g),
);
/** Words of English, CSS, Next or the tests' records (test/records.ts) too. */
const ordinaryWords = new Set(
  '$schema btn closed customLinks day docId hour image img labels link lists location miles note slogan styles to val'.split(
    ' ',
  ),
);
/** Names that only the wire record has: for lib/content, tools for writers of records, and browser tests. */
const wireNames = [
  ...new Set(fieldsIn(JSON.parse(readFileSync('content/record.schema.json', 'utf8')))),
  ...['CallUsNow', 'ModalColores', 'VisitsCounter', 'WhatsappBtn', 'Wheather'],
]
  .filter((name) => !domainWords.has(name) && !ordinaryWords.has(name))
  .join('|');

const wireSpelling = ['Identifier[name', 'Literal[value'].map((selector) => ({
  selector: `${selector}=/^(${wireNames})$/]`,
  message: "A spelling of the wire record stays in lib/content: use Site, or test/records.ts's recordOf().",
}));

/** A folder's own zones of `layers`: every import is compared with each, a quarter of ESLint's time. */
const zonesOf = (folder) =>
  layers.filter(({ target }) =>
    [target].flat().some((pattern) => {
      const [known = ''] = pattern.slice('./'.length).split(/[*!{]/);
      return known.startsWith(folder) || `${folder}/`.startsWith(known);
    }),
  );

const reactRulesOff = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(-hooks)?\//.test(name))
    .map((name) => [name, 'off']),
);

export default tseslint.config(
  {
    ignores: [
      '.next/',
      'node_modules/',
      'next-env.d.ts',
      'bench/.work/',
      'bench/peers/*/',
      'data/',
      'test-results/',
      'playwright-report/',
      'cms/{.next,data,migrations,test-results}/',
      'cms/next-env.d.ts',
      'cms/app/(payload)/admin/importMap.js',
    ],
  },
  ...next,
  ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] })),
  {
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: { 'import-x/resolver': { typescript: true, node: true } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: layers }],
      'import-x/no-cycle': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'no-restricted-syntax': ['error', clientDirective, contentWidth, ...wireSpelling],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'max-lines': ['error', 250],
      // Prettier wraps code, but no comments.
      'max-len': ['error', { code: 1_000, comments: 110, ignoreUrls: true }],
      // Pictures go through components/ui/picture.tsx, which uses next/image's attributes without its client
      // code.
      '@next/next/no-img-element': 'off',
      // Links are plain: islands/site-behaviour follows them inside the app.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  ...['app', 'components', 'cms', 'e2e', 'test', ...wings.map((wing) => `lib/${wing}`)].map((folder) => ({
    files: [`${folder}/**`],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesOf(folder) }] },
  })),
  {
    ignores: ['lib/serving/next/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['next/dist/*'], message: 'What is private to Next stays in lib/serving/next.' },
          ],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts', 'deploy/tests/**/*.ts'],
    plugins: { playwright },
    rules: {
      'playwright/no-wait-for-timeout': 'error',
      'playwright/no-networkidle': 'error',
      'playwright/no-conditional-expect': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/missing-playwright-await': 'error',
      'playwright/valid-expect': 'error',
      'playwright/no-page-pause': 'error',
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx'],
    plugins: { jest },
    rules: {
      'jest/no-conditional-expect': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-disabled-tests': 'error',
      'jest/no-standalone-expect': 'error',
      'jest/valid-expect': 'error',
      'jest/valid-expect-in-promise': 'error',
      'jest/no-identical-title': 'error',
      'jest/no-commented-out-tests': 'error',
    },
  },
  // The React compiler's rules read every function, and take Playwright's `use` for React's hook.
  {
    files: ['{app/api,bench,deploy,e2e,lib,scripts,test}/**/*.{ts,mjs}', '**/*.test.{ts,tsx}'],
    rules: reactRulesOff,
  },
  // The editor is of records, and all of it runs in a browser; its commands print.
  { files: ['cms/**'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['cms/commands/**'], rules: { 'no-console': 'off' } },
  // Answers of an API that has no types; node:test, which narrows nothing.
  {
    files: ['cms/tests/**'],
    rules: {
      ...reactRulesOff,
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['components/islands/**', 'app/**/*error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...wireSpelling] },
  },
  {
    files: [
      'lib/content/**',
      'lib/operations/{import,onboarding}/**',
      'test/{broken-record,records,random-records,contrast}.ts',
      '{bench,deploy,e2e,scripts}/**',
      'eslint.config.mjs',
    ],
    rules: { 'no-restricted-syntax': ['error', clientDirective] },
  },
  {
    files: ['{app,components,lib}/**'],
    ignores: ['lib/platform/{env.ts,early-env.mjs}', '**/*.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Variables are declared in lib/platform/env.ts.' },
        { object: 'AbortSignal', property: 'any', message: 'Use endingAfter: Node 20 loses its timers.' },
      ],
    },
  },
  {
    files: ['e2e/http/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        clientDirective,
        {
          selector:
            "CallExpression[callee.name='test'] ObjectPattern > Property[key.name=/^(page|plainPage|context|browser)$/]",
          message: 'A test in e2e/http needs no browser: move one that does to e2e.',
        },
      ],
    },
  },
  {
    files: [
      'lib/platform/log.ts',
      // Next loads these outside of the app's bundles, where lib/platform/log.ts is not available.
      'lib/serving/next/*.mjs',
      'lib/operations/startup/prepare-process.ts',
      'scripts/**',
      'test/**',
      'bench/**',
      'e2e/**',
      '**/*.test.*',
      'jest.*',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);

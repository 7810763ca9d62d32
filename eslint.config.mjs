import next from 'eslint-config-next';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.mjs';

const clientDirective = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands in components/islands only: what a browser downloads is what is in there.",
};

/** Names of the wire record, for lib/content, tools for writers of records, and browser tests only. */
const wireNames = [
  'activo',
  'autoGntLandingFromService',
  'beforeAfterGall',
  'brandingExtra',
  'db(About|Home|Principal|Services|Slogan|SocialMedia|Values)',
  'directorios',
  'exprYears',
  'formLabel',
  'iconsMenuMovil',
  'isHomeOnly',
  'isenglish',
  'linkCanalYT',
  'linkPostEmail',
  'qrImg',
  'redes',
  'simpleWidgets',
  'tcheck(phone|correo)',
  'tiposPago',
  'videosPromo',
  'ytGallery',
  'CallUsNow',
  'ModalColores',
  'VisitsCounter',
  'WhatsappBtn',
  'Wheather',
].join('|');

const wireSpelling = ['Identifier[name', 'Literal[value'].map((selector) => ({
  selector: `${selector}=/^(${wireNames})$/]`,
  message: "A spelling of the wire record stays in lib/content: use Site, or test/records.ts's recordOf().",
}));

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
      'data/',
      'test-results/',
      'playwright-report/',
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
      'no-restricted-syntax': ['error', clientDirective, ...wireSpelling],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'max-lines': ['error', 250],
      // Prettier wraps code, but no comments.
      'max-len': ['error', { code: 1_000, comments: 110, ignoreUrls: true }],
      // Pictures go through components/ui/picture.tsx, which uses next/image's attributes without its client
      // code.
      '@next/next/no-img-element': 'off',
      // Links are plain: islands/site-behaviour/follow-links.ts follows them inside the app.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
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
  { files: ['{bench,deploy,e2e,lib,scripts,test}/**/*.{ts,mjs}'], rules: reactRulesOff },
  {
    files: ['components/islands/**', 'app/**/*error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...wireSpelling] },
  },
  {
    files: [
      'lib/content/**',
      'lib/operations/{doctor,onboarding}/**',
      'test/{broken-record,records,random-records,contrast}.ts',
      '{bench,deploy,e2e,scripts}/**',
      'eslint.config.mjs',
    ],
    rules: { 'no-restricted-syntax': ['error', clientDirective] },
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
      'lib/operations/startup/check-env.ts',
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

import next from 'eslint-config-next';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** Imports go one way: app -> components -> lib; inside components: layout and sections -> islands -> ui. */
const layers = [
  { target: './lib', from: ['./app', './components'], message: 'lib knows nothing of pages and components.' },
  { target: './components', from: './app', message: 'components know nothing of pages.' },
  {
    target: './components/ui',
    from: [
      './components/layout',
      './components/sections',
      './components/islands',
      './lib/content',
      './lib/reviews',
    ],
    message: 'ui knows nothing of the business.',
  },
  {
    target: './components/islands',
    from: ['./components/layout', './components/sections'],
    message: 'islands are leaves.',
  },
  {
    target: [
      './app',
      './components',
      './lib/routing',
      './lib/seo',
      './lib/theme',
      './lib/i18n',
      './lib/reviews',
      './lib/leads',
      './lib/visits',
      './lib/weather',
      './lib/geo',
      './lib/opening-hours',
      './lib/legal',
    ],
    from: './lib/content',
    except: [
      './index.ts',
      './current-site.ts',
      './choose-picture.ts',
      './prerender.ts',
      './tags.ts',
      './lifetimes.ts',
      './source.ts',
      './site.ts',
      './testing.ts',
      './parse-record.ts',
    ],
    message: 'Wire types never leave lib/content.',
  },
];

const clientDirective = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands in components/islands only: what a browser downloads is what is in there.",
};

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
      'no-restricted-syntax': ['error', clientDirective],
      'no-console': 'error',
      // Pictures go through components/ui/picture.tsx, which uses next/image's attributes without its client code.
      '@next/next/no-img-element': 'off',
      // Links are plain: components/islands/follow-links.tsx follows them inside the app.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
    },
  },
  // `use` is what Playwright calls the rest of a test.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['components/islands/**', 'app/**/*error.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: [
      'lib/log.ts',
      'lib/check-env.ts',
      'lib/db/install-postgres.mjs',
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

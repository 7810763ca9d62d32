import next from 'eslint-config-next';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';

/** The rooms of lib, from the ground up: a room imports only from those before it. */
const rooms = [
  'metrics',
  'lifecycle',
  'http',
  'page-cache',
  'last-good',
  'i18n',
  'geo',
  'urls',
  'palette',
  'db',
  'previews',
  'opening-hours',
  'domain',
  'pages',
  'content',
  'theme',
  'reviews',
  'plain-pages',
  'routing',
  'seo',
  'rendering',
  'front-cache',
  'cluster',
  'analytics',
  'weather',
  'pictures',
  'legal',
  'leads',
  'alerts',
  'weekly-mail',
  'status',
  'doctor',
  'new-record',
  'startup',
  'move-in',
];

/** What may be in a browser's scripts. Everything else in lib is the server's. */
const browserSafe = [
  './analytics/click-kinds.ts',
  './domain',
  './i18n',
  './leads/form',
  './opening-hours',
  './palette',
  './urls',
];

/** Imports go one way: app -> components -> lib; inside components: layout -> sections -> blocks -> islands -> ui. */
const layers = [
  { target: './lib', from: ['./app', './components'], message: 'lib knows nothing of pages and components.' },
  { target: './components', from: './app', message: 'components know nothing of pages.' },
  {
    target: './components/ui',
    from: [
      './components/layout',
      './components/sections',
      './components/blocks',
      './components/islands',
      './lib/content',
      './lib/reviews',
    ],
    message: 'ui knows nothing of the business.',
  },
  {
    target: './components/islands',
    from: ['./components/layout', './components/sections', './components/blocks'],
    message: 'islands are leaves.',
  },
  {
    target: './components/blocks',
    from: ['./components/layout', './components/sections'],
    message: 'blocks are shared by layout and sections, and know neither.',
  },
  {
    target: './components/sections/**/!(*.test).tsx',
    from: './components/layout',
    message: 'sections know no layout.',
  },
  {
    target: './components/islands/**/!(*.test).{ts,tsx}',
    from: './lib',
    except: browserSafe,
    message: 'Only browser-safe modules may reach a browser (browserSafe in eslint.config.mjs).',
  },
  {
    // status-line.ts has `server-only`: it imports the tables of time zones.
    target: [
      './lib/{domain,i18n,leads/form,palette,urls}/**/!(*.test).ts',
      './lib/opening-hours/!(status-line|*.test).ts',
      './lib/analytics/click-kinds.ts',
    ],
    from: './lib',
    except: browserSafe,
    message: 'A browser-safe module imports only browser-safe modules (browserSafe in eslint.config.mjs).',
  },
  {
    target: './components/ui/!(picture|first-screen|*.test).tsx',
    from: './lib',
    except: browserSafe,
    message: 'Islands use this module: it may import only browser-safe modules of lib.',
  },
  {
    target: './app/**/*error.tsx',
    from: './lib',
    except: browserSafe,
    message: 'Error pages run in browsers: they may import only browser-safe modules of lib.',
  },
  {
    target: [
      './app',
      './components',
      ...rooms.filter((room) => room !== 'content').map((room) => `./lib/${room}`),
    ],
    from: './lib/content/wire',
    message: 'Wire types never leave lib/content.',
  },
  ...rooms
    .map((room, index) => ({
      target: `./lib/${room}/**/!(*.test).{ts,tsx}`,
      from: rooms.slice(index + 1).map((later) => `./lib/${later}`),
      message: `lib/${room} stands below this room (rooms in eslint.config.mjs).`,
    }))
    .filter(({ from }) => from.length > 0),
];

const clientDirective = {
  selector: "ExpressionStatement[directive='use client']",
  message: "'use client' stands in components/islands only: what a browser downloads is what is in there.",
};

/** Spellings of the wire record: only lib/content knows them, what advises writers of records, and browser tests. */
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
      // Pictures go through components/ui/picture.tsx, which uses next/image's attributes without its client code.
      '@next/next/no-img-element': 'off',
      // Links are plain: islands/site-behaviour/follow-links.ts follows them inside the app.
      '@next/next/no-html-link-for-pages': 'off',
      'import/no-anonymous-default-export': 'off',
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
  // `use` is what Playwright calls the rest of a test.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['components/islands/**', 'app/**/*error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...wireSpelling] },
  },
  {
    files: [
      'lib/{content,doctor,new-record}/**',
      'test/{records,random-records,contrast}.ts',
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
      'lib/log.ts',
      // Next loads these outside of the app's bundles, where lib/log.ts is not to be had.
      'lib/page-cache/*.mjs',
      'lib/startup/check-env.ts',
      'scripts/**',
      'test/**',
      'bench/**',
      'e2e/**',
      '**/*.test.*',
      'jest.*',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['{app,components,lib,test}/**'], rules: { 'no-nested-ternary': 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);

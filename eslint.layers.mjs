/** The wings of lib, from the ground up: a wing imports only from those before it. */
export const wings = ['platform', 'language', 'content', 'site', 'leads', 'serving', 'operations'];

/** What may be in a browser's scripts. Everything else in lib is the server's. */
const browserSafe = [
  './content/domain',
  './content/reviews/review.ts',
  './language/i18n',
  './language/opening-hours',
  './language/slug.ts',
  './leads/form',
  './platform/text.ts',
  './site/analytics/click-kinds.ts',
  './site/analytics/speed-measures.ts',
  './site/theme/black-or-white.ts',
  './site/urls/media-links.ts',
  './site/urls/outside-links.ts',
];

/** What the rest of the product may import from the room for Next's private parts (its README.md). */
const nextFace = [
  './complete-answers.ts',
  './guard-server.ts',
  './inline-scripts.mjs',
  './old-pages.ts',
  './settings.mjs',
  './site-tags.mjs',
  './unknown-pages.mjs',
  './vercel-pages.mjs',
];

/**
 * Imports go one way: app -> components -> lib; inside components: layout -> sections and looks -> blocks ->
 * islands -> ui.
 */
export const layers = [
  { target: './lib', from: ['./app', './components'], message: 'lib knows nothing of pages and components.' },
  { target: './components', from: './app', message: 'components know nothing of pages.' },
  {
    target: './components/ui',
    from: [
      './components/layout',
      './components/looks',
      './components/sections',
      './components/blocks',
      './components/islands',
      './lib/content',
    ],
    message: 'ui knows nothing of the business.',
  },
  {
    target: './components/islands',
    from: ['./components/layout', './components/looks', './components/sections', './components/blocks'],
    message: 'islands are leaves.',
  },
  {
    target: './components/blocks',
    from: ['./components/layout', './components/looks', './components/sections'],
    message: 'blocks are shared by layout, looks and sections, and know none of them.',
  },
  {
    target: './components/sections/**/!(*.test).tsx',
    from: ['./components/layout', './components/looks'],
    message: 'sections know no layout and no looks.',
  },
  {
    target: './components/looks/**/!(*.test).{ts,tsx}',
    from: ['./components/layout', './components/sections'],
    message: 'looks know no layout and no sections.',
  },
  {
    target: './components/islands/**/!(*.test).{ts,tsx}',
    from: './lib',
    except: browserSafe,
    message: 'Only browser-safe modules may reach a browser (browserSafe in eslint.layers.mjs).',
  },
  {
    // status-line.ts has `server-only`: it imports the tables of time zones.
    target: [
      './lib/{content/domain,language/i18n,leads/form}/**/!(*.test).ts',
      './lib/site/urls/{media,outside}-links.ts',
      './lib/site/theme/black-or-white.ts',
      './lib/language/opening-hours/!(status-line|*.test).ts',
      './lib/site/analytics/{click-kinds,speed-measures}.ts',
    ],
    from: './lib',
    except: browserSafe,
    message: 'A browser-safe module imports only browser-safe modules (browserSafe in eslint.layers.mjs).',
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
      ...wings.filter((wing) => wing !== 'content').map((wing) => `./lib/${wing}`),
    ],
    from: './lib/content/wire',
    message: 'Wire types never leave lib/content.',
  },
  {
    target: ['./*.{ts,mjs}', './app', './components', './lib/!(serving)/**', './lib/serving/!(next)/**'],
    from: './lib/serving/next',
    except: nextFace,
    message: 'Private to lib/serving/next: nextFace in eslint.layers.mjs names what is not.',
  },
  ...wings
    .map((wing, index) => ({
      target: `./lib/${wing}/**/!(*.test).{ts,tsx,mjs}`,
      from: wings.slice(index + 1).map((later) => `./lib/${later}`),
      message: `lib/${wing} stands below this wing (wings in eslint.layers.mjs).`,
    }))
    .filter(({ from }) => from.length > 0),
];

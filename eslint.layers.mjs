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

/**
 * Imports go one way: app -> components -> lib; inside components: layout -> sections -> blocks -> islands ->
 * ui.
 */
export const layers = [
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
    message: 'Only browser-safe modules may reach a browser (browserSafe in eslint.layers.mjs).',
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
      ...rooms.filter((room) => room !== 'content').map((room) => `./lib/${room}`),
    ],
    from: './lib/content/wire',
    message: 'Wire types never leave lib/content.',
  },
  ...rooms
    .map((room, index) => ({
      target: `./lib/${room}/**/!(*.test).{ts,tsx,mjs}`,
      from: rooms.slice(index + 1).map((later) => `./lib/${later}`),
      message: `lib/${room} stands below this room (rooms in eslint.layers.mjs).`,
    }))
    .filter(({ from }) => from.length > 0),
];

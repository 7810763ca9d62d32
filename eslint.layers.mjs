import { readdirSync } from 'node:fs';

/** The wings of lib, from the ground up: a wing imports only from those before it. */
export const wings = ['platform', 'language', 'content', 'site', 'leads', 'serving', 'operations'];

/**
 * The topics of lib/content, a folder for each, from the ground up. `*-fields.ts` declares fields of the
 * record and `to-*.ts` maps them; every other file of a topic is domain: types and constants for everybody,
 * browsers too.
 */
const topics =
  'gallery reviews areas articles business hours links look pages services settings texts videos'.split(' ');

/** The rooms of wings, from the ground up; a room imports only from those before it. `*`: its files. */
const rooms = {
  platform: ['*', 'http', 'db'],
  language: ['geo', 'i18n', 'opening-hours', '*'],
  content: [
    ...['domain', 'fields', 'stale-if-error', ...topics, 'record', 'previews', '*'],
    ...['reviews-service', 'hosts'],
  ],
  site: '* analytics urls schema pages theme fallback-pages pictures legal seo weather'.split(' '),
  leads: ['form', 'outbox', 'delivery', 'intake', '*', 'cli'],
  serving: ['*', 'next', 'instances', 'routing', 'rendering'],
  operations: ['monitoring', 'weekly-mail', 'owner', 'startup', 'onboarding', 'import', '*'],
};
/** The rooms of the editor, in the same way. */
const editorRooms =
  'settings record database access login changes site collections components * commands app'.split(' ');
const editorFilesOf = (room) => `./cms/${room === '*' ? '' : `${room}/**/`}!(*.test|*.spec).{ts,tsx,mjs}`;
const filesOf = (wing, room) => `./lib/${wing}/${room === '*' ? '' : `${room}/**/`}!(*.test).{ts,tsx,mjs}`;
const topicFolders = `content/{${topics.join(',')}}`;
const isDomain = (file) => !/-fields\.ts$|-words\.json$|^to-|^review-pages|\.test\.ts$/.test(file);
const sharedDomain = ['site', 'choose-picture', 'picture-subject', 'section-pictures'];
export const domainFiles = [
  ...['domain', ...topics].flatMap((folder) =>
    readdirSync(`lib/content/${folder}`)
      .filter(isDomain)
      .map((file) => `lib/content/${folder}/${file}`),
  ),
  ...sharedDomain.map((name) => `lib/content/record/${name}.ts`),
];

/** What may be in a browser's scripts. Everything else in lib is the server's. */
const browserSafe = [
  `{${domainFiles.join(',')}}`,
  'lib/language/i18n/**',
  'lib/language/opening-hours/**',
  'lib/language/slug.ts',
  'lib/leads/form/fields.ts',
  'lib/leads/form/lead-schema.ts',
  'lib/platform/day.ts',
  'lib/platform/invisible.ts',
  'lib/platform/text.ts',
  'lib/platform/youtube-id.ts',
  'lib/site/analytics/click-kinds.ts',
  'lib/site/analytics/speed-measures.ts',
  'lib/site/theme/black-or-white.ts',
  'lib/site/urls/media-links.ts',
  'lib/site/urls/outside-links.ts',
].map((file) => `**/${file}`);

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
    message: 'blocks are what layout, looks and several sections share, and know none of them.',
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
    from: './lib/**',
    except: browserSafe,
    message: 'Only browser-safe modules may reach a browser (browserSafe in eslint.layers.mjs).',
  },
  {
    // status-line.ts has `server-only`: it imports the tables of time zones.
    target: [
      ...domainFiles.map((file) => `./${file}`),
      './lib/language/i18n/**/!(*.test).ts',
      './lib/leads/form/{fields,lead-schema}.ts',
      './lib/site/urls/{media,outside}-links.ts',
      './lib/site/theme/black-or-white.ts',
      './lib/language/opening-hours/!(status-line|*.test).ts',
      './lib/site/analytics/{click-kinds,speed-measures}.ts',
    ],
    from: './lib/**',
    except: browserSafe,
    message: 'A browser-safe module imports only browser-safe modules (browserSafe in eslint.layers.mjs).',
  },
  {
    target: './components/ui/!(picture|first-screen|*.test).tsx',
    from: './lib/**',
    except: browserSafe,
    message: 'Islands use this module: it may import only browser-safe modules of lib.',
  },
  {
    target: './app/**/*error.tsx',
    from: './lib/**',
    except: browserSafe,
    message: 'Error pages run in browsers: they may import only browser-safe modules of lib.',
  },
  {
    target: [
      './app',
      './components',
      ...wings.filter((wing) => wing !== 'content').map((wing) => `./lib/${wing}`),
    ],
    from: [
      './lib/content/fields/**',
      `./lib/${topicFolders}/{*-fields,to-*}.ts`,
      './lib/content/record/{*-fields,to-*,wire-record}.ts',
    ],
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
  ...Object.entries(rooms).flatMap(([wing, names]) =>
    names.slice(0, -1).map((room, index) => ({
      target: filesOf(wing, room),
      from: names.slice(index + 1).map((later) => filesOf(wing, later)),
      message: `lib/${wing}: this room stands below the one it imports (rooms in eslint.layers.mjs).`,
    })),
  ),
  ...editorRooms.slice(0, -1).map((room, index) => ({
    target: editorFilesOf(room),
    from: editorRooms.slice(index + 1).map(editorFilesOf),
    message: 'cms: this room stands below the one it imports (editorRooms in eslint.layers.mjs).',
  })),
];

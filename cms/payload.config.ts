import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Client } from '@libsql/client';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { s3Storage } from '@payloadcms/storage-s3';
import { en } from '@payloadcms/translations/languages/en';
import { es } from '@payloadcms/translations/languages/es';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { keepData } from './access/routes';
import { businesses } from './collections/businesses';
import { hiddenTables } from './collections/hidden-tables';
import { media } from './collections/media';
import { users } from './collections/users';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';
import { oneWriter } from './database/one-writer';
import ownWords from './settings/own-words.json' with { type: 'json' };
import { settings } from './settings/settings';

const folder = path.dirname(fileURLToPath(import.meta.url));
const { databaseUrl, isPostgres, origin } = settings;

const db = isPostgres
  ? postgresAdapter({
      pool: { connectionString: databaseUrl },
      push: false,
      migrationDir: path.join(folder, 'migrations/postgres'),
      prodMigrations: postgresMigrations,
    })
  : sqliteAdapter({
      client: { url: databaseUrl },
      push: false,
      wal: true,
      // The published version and the calls to the site are written together or not at all.
      transactionOptions: {},
      migrationDir: path.join(folder, 'migrations/sqlite'),
      prodMigrations: sqliteMigrations,
    });

export default buildConfig({
  serverURL: origin,
  csrf: [origin],
  cors: [],
  secret: settings.secret,
  telemetry: false,
  graphQL: { disable: true },
  db,
  sharp,
  email: nodemailerAdapter({
    ...parseSender(settings.mailFrom),
    skipVerify: true,
    transportOptions: (settings.smtpUrl ? { url: settings.smtpUrl } : { jsonTransport: true }) as object,
  }),
  plugins: [
    // Also without a bucket: the plugin's part of the editor must be in the build, or the editor stays blank
    // with a bucket.
    s3Storage({
      enabled: Boolean(settings.s3),
      collections: { media: true },
      bucket: settings.s3?.bucket ?? '',
      config: {
        region: settings.s3?.region,
        endpoint: settings.s3?.endpoint,
        forcePathStyle: Boolean(settings.s3?.endpoint),
        credentials: {
          accessKeyId: settings.s3?.accessKeyId ?? '',
          secretAccessKey: settings.s3?.secretAccessKey ?? '',
        },
      },
    }),
  ],
  upload: {
    limits: { fileSize: 25_000_000 },
    responseOnLimit: 'A picture has 25 MB at most. / Una imagen tiene 25 MB como máximo.',
  },
  i18n: {
    supportedLanguages: { en, es },
    fallbackLanguage: 'en',
    // Payload's own words are for people who build websites.
    translations: ownWords,
  },
  // Without stack traces: any visitor can cause these errors.
  loggingLevels: {
    APIError: 'info',
    AuthenticationError: 'info',
    Forbidden: 'info',
    LockedAuth: 'info',
    NotFound: 'info',
    QueryError: 'info',
  },
  collections: [businesses, media, users, ...hiddenTables],
  typescript: { autoGenerate: false },
  hooks: { afterError: [keepData] },
  onInit: (payload) => {
    if (!isPostgres) oneWriter((payload.db as unknown as { client: Client }).client);
  },
  admin: {
    user: 'users',
    avatar: 'default',
    // In the order of each language: `27 nov 2026, 15:39`.
    dateFormat: 'PPp',
    // At the bottom, messages would cover Publish on a phone.
    toast: { position: 'top-center' },
    importMap: { baseDir: folder, importMapFile: path.join(folder, 'app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: '- Mainstreet',
      description: 'Mainstreet',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      graphics: { Logo: '/components/brand#Logo', Icon: '/components/brand#Icon' },
      views: {
        dashboard: { Component: '/components/home/start#Start' },
        loginLink: {
          path: '/link',
          Component: '/components/link-page#LinkPage',
          meta: { title: 'Mainstreet', titleSuffix: '' },
        },
      },
      header: ['/components/head#Head'],
      beforeLogin: ['/components/login-link-form#LoginLinkForm'],
      providers: [
        '/components/findings#DraftProvider',
        '/components/saving/use-saver#SaverProvider',
        '/components/saving/light-form#LightForm',
        '/components/role-of-person#RoleOfPerson',
        '/components/names-of-controls#NamesOfControls',
        '/components/bulk-question#BulkQuestion',
      ],
    },
  },
});

/** `Name <address>` in two. */
function parseSender(from: string) {
  const [, name = '', address = from] = /^\s*(.*?)\s*<(.+)>\s*$/.exec(from) ?? [];
  return { defaultFromName: name || 'Mainstreet', defaultFromAddress: address };
}

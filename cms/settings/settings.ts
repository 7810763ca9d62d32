import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A server of the site, which is told of changes and shows drafts. `publicUrl`: its address for browsers,
 * when `url` is an internal one.
 */
export type SiteServer = { url: string; publicUrl?: string } & Partial<
  Record<(typeof serverTokens)[number], string>
>;
const serverTokens = ['revalidateToken', 'previewToken', 'requestsToken'] as const;

const isServer = (value: unknown): value is SiteServer => {
  const given = (value ?? {}) as Record<string, unknown>;
  const isText = (text: unknown) => text === undefined || typeof text === 'string';
  return (
    typeof given.url === 'string' &&
    URL.canParse(given.url) &&
    ['publicUrl', ...serverTokens].every((name) => isText(given[name]))
  );
};

/** @throws Error when SITE_SERVERS is no list of servers */
export const readSiteServers = (text = ''): SiteServer[] => {
  if (!text.trim()) return [];
  let servers: unknown;
  try {
    servers = JSON.parse(text);
  } catch {
    servers = null;
  }
  if (!Array.isArray(servers) || !servers.every(isServer))
    throw new Error(
      'SITE_SERVERS must be a JSON list of {"url", "revalidateToken", "previewToken", "requestsToken"}.',
    );
  return servers.map((server) => ({ ...server, url: server.url.replace(/\/+$/, '') }));
};

/** PAYLOAD_SECRET, or a secret that is made at the first start and kept below DATA_DIR. */
const secretIn = (dataDir: string): string => {
  if (process.env.PAYLOAD_SECRET) return process.env.PAYLOAD_SECRET;
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    // `wx`: when two processes start together, one writes and both read the same file.
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
};

const read = () => {
  const { env } = process;
  const isBuild = env.NEXT_PHASE === 'phase-production-build';
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  if (!isBuild) mkdirSync(path.join(dataDir, 'media'), { recursive: true, mode: 0o700 });
  const origin = new URL(env.CMS_ORIGIN || `http://localhost:${env.PORT || 3100}`).origin;
  const databaseUrl = env.DATABASE_URL || `file:${path.join(dataDir, 'cms.db')}`;
  const siteDirs = [env.SITE_DIR, '..'].map((dir) => dir && path.resolve(dir));
  if (Boolean(env.SMTP_URL) !== Boolean(env.MAIL_FROM))
    throw new Error('SMTP_URL and MAIL_FROM are set together, or neither.');
  return {
    dataDir,
    origin,
    databaseUrl,
    isPostgres: /^postgres(ql)?:/.test(databaseUrl),
    secret: isBuild ? 'of the build' : secretIn(dataDir),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM || 'Mainstreet <mail@localhost>',
    siteServers: readSiteServers(env.SITE_SERVERS),
    // The code of the site, whose commands read old websites; null where only the editor is installed.
    siteDir: siteDirs.find((dir) => dir && existsSync(path.join(dir, 'scripts/run.mjs'))) ?? null,
    adminEmail: env.CMS_ADMIN_EMAIL || undefined,
    adminPassword: env.CMS_ADMIN_PASSWORD || undefined,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          region: env.S3_REGION || 'us-east-1',
          endpoint: env.S3_ENDPOINT,
          accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
  };
};

/** The environment, read once. */
export const settings = read();

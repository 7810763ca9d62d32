import 'server-only';
import { z } from 'zod';

const blankAsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((url) => url.replace(/\/+$/, ''));
/** Without a path: the product cannot be served below one. */
const origin = httpUrl
  .refine(
    (url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin: no path, no query, no user',
  )
  .transform((url) => new URL(url).origin);
/** A public service; may be renamed or switched off. */
const serviceUrl = (usual: string) =>
  z.preprocess(
    blankAsUnset,
    z
      .union([z.literal('off').transform(() => null), httpUrl], {
        error: 'must be an http:// or https:// address, or off',
      })
      .default(usual),
  );

const httpUrls = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(httpUrl));

/** Page ids become file names and paths. */
export const pageIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');

const schema = z
  .object({
    PORT: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
    CONTENT_API_URL: optional(httpUrl),
    RECORDS_DIR: optional(z.string()),
    REVIEWS_API_URL: optional(httpUrl),
    PAGE_ID: z.preprocess(blankAsUnset, pageIdSchema.default('demo')),
    SITES_FILE: optional(z.string()),
    SITE_URL: optional(origin),
    REVALIDATE_SECONDS: z.preprocess(blankAsUnset, z.coerce.number().int().min(2).max(86_400).default(60)),
    GONE_AFTER_SECONDS: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(604_800).default(600)),
    RECORD_MAX_BYTES: z.preprocess(
      blankAsUnset,
      z.coerce.number().int().min(10_000).max(50_000_000).default(1_000_000),
    ),
    PAGES_MAX_BYTES: z.preprocess(
      blankAsUnset,
      z.coerce.number().int().min(10_000_000).default(5_000_000_000),
    ),
    REVALIDATE_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    PURGE_URLS: optional(httpUrls),
    // lib/site/pictures/image-hosts.mjs reads it before this file is compiled.
    IMAGE_HOSTS: optional(
      z.string().regex(/^[\w.*-]+(\s*,\s*[\w.*-]+)*$/, 'must be host names with commas between'),
    ),
    PREVIEW_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    // Read by lib/serving/next/security-headers.mjs; only checked here.
    PREVIEW_FRAME_ANCESTORS: optional(
      z
        .string()
        .regex(
          /^https?:\/\/[\w.*:-]+(\s*,\s*https?:\/\/[\w.*:-]+)*$/,
          'must be origins (https://editor.example.com) with commas between',
        ),
    ),
    HEALTH_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    SHUTDOWN_GRACE_SECONDS: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(300).default(0)),
    DATA_DIR: z.preprocess(blankAsUnset, z.string().default('./data')),
    DATABASE_URL: optional(
      z
        .string()
        .regex(
          /^(file:.|libsql:\/\/.|postgres(ql)?:\/\/.)/,
          'must begin with file:, libsql:// or postgres://',
        ),
    ),
    WEATHER_API_URL: serviceUrl('https://api.weather.gov'),
    GEOCODER_API_URL: serviceUrl('https://geocoding.geo.census.gov'),
    TRUSTED_PROXIES: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(10).default(1)),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
    MAIL_FROM: optional(
      z
        .string()
        .regex(
          /^[^\r\n]*[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/,
          'must be an e-mail address, or a name with the address in <>',
        ),
    ),
    ALLOW_PRIVATE_HOSTS: optional(
      z.string().regex(/^\s*\S+:\d+(\s*,\s*\S+:\d+)*\s*$/, 'must be host:port, with commas between'),
    ),
    ALERT_WEBHOOK: optional(httpUrl),
    ALERT_MAIL: optional(z.email('must be an e-mail address')),
    WEEKLY_MAIL: z.preprocess(blankAsUnset, z.enum(['on', 'off'], 'must be on or off').default('off')),
    LEADS_SIGNING_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    LEADS_DELIVER_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    // Vercel's scheduler sends it.
    CRON_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
    LEADS_KEEP_DAYS: optional(z.coerce.number().int().min(1).max(3_650)),
    LEADS_QUARANTINE_DAYS: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).max(3_650).default(30)),
    LEADS_DEAD_LETTER_DAYS: z.preprocess(
      blankAsUnset,
      z.coerce.number().int().min(1).max(3_650).default(365),
    ),
    LEADS_PER_ADDRESS: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).default(20)),
    LEADS_PER_SITE: z.preprocess(blankAsUnset, z.coerce.number().int().min(1).default(600)),
    TURNSTILE_SITE_KEY: optional(
      z.string().regex(/^[\w-]{1,100}$/, 'must be a site key of Cloudflare Turnstile'),
    ),
    TURNSTILE_SECRET_KEY: optional(z.string()),
    TURNSTILE_VERIFY_URL: z.preprocess(
      blankAsUnset,
      httpUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    ),
  })
  .refine((env) => (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined), {
    path: ['MAIL_FROM'],
    error: 'is needed with SMTP_URL, and only then',
    when: ({ issues }) => issues.length === 0,
  })
  .refine((env) => (env.TURNSTILE_SITE_KEY === undefined) === (env.TURNSTILE_SECRET_KEY === undefined), {
    path: ['TURNSTILE_SECRET_KEY'],
    error: 'is needed with TURNSTILE_SITE_KEY, and only then',
    when: ({ issues }) => issues.length === 0,
  })
  .refine((env) => env.CONTENT_API_URL === undefined || env.RECORDS_DIR === undefined, {
    path: ['RECORDS_DIR'],
    error: 'cannot be used with CONTENT_API_URL: records come from one place',
    when: ({ issues }) => issues.length === 0,
  })
  .refine((env) => env.WEEKLY_MAIL === 'off' || env.SMTP_URL !== undefined, {
    path: ['WEEKLY_MAIL'],
    error: 'needs SMTP_URL and MAIL_FROM',
    when: ({ issues }) => issues.length === 0,
  })
  .refine((env) => env.ALERT_MAIL === undefined || env.SMTP_URL !== undefined, {
    path: ['ALERT_MAIL'],
    error: 'needs SMTP_URL and MAIL_FROM',
    when: ({ issues }) => issues.length === 0,
  })
  .transform((env) => ({
    alertWebhook: env.ALERT_WEBHOOK ?? null,
    alertMail: env.ALERT_MAIL ?? null,
    weeklyMail: env.WEEKLY_MAIL === 'on',
    port: env.PORT,
    contentApiUrl: env.CONTENT_API_URL ?? null,
    recordsDir: env.RECORDS_DIR ?? null,
    reviewsApiUrl: env.REVIEWS_API_URL ?? null,
    pageId: env.PAGE_ID,
    sitesFile: env.SITES_FILE ?? null,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    revalidateSeconds: env.REVALIDATE_SECONDS,
    goneAfterSeconds: env.GONE_AFTER_SECONDS,
    recordMaxBytes: env.RECORD_MAX_BYTES,
    pagesMaxBytes: env.PAGES_MAX_BYTES,
    revalidateToken: env.REVALIDATE_TOKEN ?? null,
    purgeUrls: env.PURGE_URLS ?? [],
    previewToken: env.PREVIEW_TOKEN ?? null,
    previewFrameAncestors: env.PREVIEW_FRAME_ANCESTORS ?? null,
    healthToken: env.HEALTH_TOKEN ?? null,
    shutdownGraceSeconds: env.SHUTDOWN_GRACE_SECONDS,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? `file:${env.DATA_DIR}/mainstreet.db`,
    weatherApiUrl: env.WEATHER_API_URL,
    geocoderApiUrl: env.GEOCODER_API_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    mail: env.SMTP_URL && env.MAIL_FROM ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM } : null,
    allowedPrivateHosts: new Set(
      (env.ALLOW_PRIVATE_HOSTS ?? '')
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ) as ReadonlySet<string>,
    leadsSigningSecret: env.LEADS_SIGNING_SECRET ?? null,
    leadsDeliverTokens: [env.LEADS_DELIVER_TOKEN, env.CRON_SECRET].filter((token) => token !== undefined),
    leadsKeepDays: env.LEADS_KEEP_DAYS ?? null,
    leadsQuarantineDays: env.LEADS_QUARANTINE_DAYS,
    leadsDeadLetterDays: env.LEADS_DEAD_LETTER_DAYS,
    leadsPerAddress: env.LEADS_PER_ADDRESS,
    leadsPerSite: env.LEADS_PER_SITE,
    turnstile:
      env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
        ? {
            siteKey: env.TURNSTILE_SITE_KEY,
            secretKey: env.TURNSTILE_SECRET_KEY,
            verifyUrl: env.TURNSTILE_VERIFY_URL,
          }
        : null,
  }));

export type Env = z.output<typeof schema>;

/** Checks environment variables (docs/operating.md). @throws Error with one line per problem */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
};

let parsed: Env | undefined;

export const env = (): Env => (parsed ??= parseEnv(process.env));

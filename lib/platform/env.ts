import 'server-only';
import { z } from 'zod';
import { DEFAULT_DATA_DIR } from './early-env.mjs';

export { isDevelopment, isPreviewDeployment, isVercel } from './early-env.mjs';

const text = z.string();
const token = text.min(16, 'must have at least 16 characters');
const whole = (min: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(min).max(max);
const days = whole(1, 3_650);
const items = (list: string) => list.split(',').map((item) => item.trim());
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((url) => url.replace(/\/+$/, ''));
/** An origin without a path, because the product cannot be served below a path. */
const origin = httpUrl
  .refine(
    (url) => !URL.canParse(url) || new URL(url).href === `${new URL(url).origin}/`,
    'must be an origin: no path, no query, no user',
  )
  .transform((url) => new URL(url).origin);
const serviceUrl = z.union([z.literal('off').transform(() => null), httpUrl], {
  error: 'must be an http:// or https:// address, or off',
});
const imageHosts = text.regex(/^[\w.*-]+(\s*,\s*[\w.*-]+)*$/, 'must be host names with commas between');
const origins = text.regex(
  /^https?:\/\/[\w.*:-]+(\s*,\s*https?:\/\/[\w.*:-]+)*$/,
  'must be origins (https://editor.example.com) with commas between',
);
const databaseUrl = text.regex(
  /^(file:.|libsql:\/\/.|postgres(ql)?:\/\/.)/,
  'must begin with file:, libsql:// or postgres://',
);
const sender = text.regex(
  /^[^\r\n]*[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/,
  'must be an e-mail address, or a name with the address in <>',
);
const hostsAndPorts = text
  .regex(/^\s*\S+:\d+(\s*,\s*\S+:\d+)*\s*$/, 'must be host:port, with commas between')
  .transform((list): ReadonlySet<string> => new Set(items(list.toLowerCase())));

export const pageIdSchema = text.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');

type Variable<T = unknown, D = unknown> = { name: string; schema: z.ZodType<T>; fallback: D };

const variable = <T, D = null>(
  name: string,
  schema: z.ZodType<T>,
  fallback: D = null as D,
): Variable<T, D> => ({ name, schema, fallback });

const variables = {
  port: variable('PORT', whole(0, 65_535), 3_000),
  contentApiUrl: variable('CONTENT_API_URL', httpUrl),
  recordsDir: variable('RECORDS_DIR', text),
  reviewsApiUrl: variable('REVIEWS_API_URL', httpUrl),
  pageId: variable('PAGE_ID', pageIdSchema, 'demo'),
  sitesFile: variable('SITES_FILE', text),
  siteUrl: variable('SITE_URL', origin),
  revalidateSeconds: variable('REVALIDATE_SECONDS', whole(2, 86_400), 60),
  goneAfterSeconds: variable('GONE_AFTER_SECONDS', whole(0, 604_800), 600),
  recordMaxBytes: variable('RECORD_MAX_BYTES', whole(10_000, 50_000_000), 1_000_000),
  pagesMaxBytes: variable('PAGES_MAX_BYTES', whole(10_000_000), 5_000_000_000),
  revalidateToken: variable('REVALIDATE_TOKEN', token),
  purgeUrls: variable('PURGE_URLS', text.transform(items).pipe(z.array(httpUrl)), []),
  imageHosts: variable('IMAGE_HOSTS', imageHosts),
  previewToken: variable('PREVIEW_TOKEN', token),
  previewFrameAncestors: variable('PREVIEW_FRAME_ANCESTORS', origins),
  requestsToken: variable('REQUESTS_TOKEN', token),
  healthToken: variable('HEALTH_TOKEN', token),
  shutdownGraceSeconds: variable('SHUTDOWN_GRACE_SECONDS', whole(0, 300), 0),
  dataDir: variable('DATA_DIR', text, DEFAULT_DATA_DIR),
  databaseUrl: variable('DATABASE_URL', databaseUrl),
  weatherApiUrl: variable('WEATHER_API_URL', serviceUrl, 'https://api.weather.gov'),
  geocoderApiUrl: variable('GEOCODER_API_URL', serviceUrl, 'https://geocoding.geo.census.gov'),
  trustedProxies: variable('TRUSTED_PROXIES', whole(0, 10)),
  smtpUrl: variable(
    'SMTP_URL',
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  ),
  mailFrom: variable('MAIL_FROM', sender),
  allowedPrivateHosts: variable('ALLOW_PRIVATE_HOSTS', hostsAndPorts, new Set<string>()),
  alertWebhook: variable('ALERT_WEBHOOK', httpUrl),
  alertMail: variable('ALERT_MAIL', z.email('must be an e-mail address')),
  weeklyMail: variable(
    'WEEKLY_MAIL',
    z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on'),
    false,
  ),
  mailEventsToken: variable('MAIL_EVENTS_TOKEN', token),
  leadsSigningSecret: variable('LEADS_SIGNING_SECRET', token),
  leadsDeliverToken: variable('LEADS_DELIVER_TOKEN', token),
  cronSecret: variable('CRON_SECRET', token),
  leadsKeepDays: variable('LEADS_KEEP_DAYS', days),
  leadsRefusedDays: variable('LEADS_REFUSED_DAYS', days, 30),
  leadsDeadLetterDays: variable('LEADS_DEAD_LETTER_DAYS', days, 365),
  leadsPerAddress: variable('LEADS_PER_ADDRESS', whole(1), 20),
  leadsPerSite: variable('LEADS_PER_SITE', whole(1), 600),
  speedShare: variable('SPEED_SHARE', z.coerce.number().min(0).max(1), 0.1),
  indexNowKey: variable(
    'INDEXNOW_KEY',
    text.regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -'),
  ),
  indexNowUrl: variable('INDEXNOW_URL', httpUrl, 'https://api.indexnow.org/indexnow'),
  turnstileSiteKey: variable(
    'TURNSTILE_SITE_KEY',
    text.regex(/^[\w-]{1,100}$/, 'must be a site key of Cloudflare Turnstile'),
  ),
  turnstileSecretKey: variable('TURNSTILE_SECRET_KEY', text),
  turnstileVerifyUrl: variable(
    'TURNSTILE_VERIFY_URL',
    httpUrl,
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
};

export const variableNames: readonly string[] = Object.values(variables).map(({ name }) => name);

type Values = {
  [K in keyof typeof variables]: (typeof variables)[K] extends Variable<infer T, infer D> ? T | D : never;
};

/** An invalid value is undefined, and counts as given. */
const conflictsOf = (values: Values): string[] => {
  const has = (name: keyof Values) => values[name] !== null;
  const conflicts: [isConflict: boolean, problem: string][] = [
    [has('smtpUrl') !== has('mailFrom'), 'MAIL_FROM: is needed with SMTP_URL, and only then'],
    [
      has('turnstileSiteKey') !== has('turnstileSecretKey'),
      'TURNSTILE_SECRET_KEY: is needed with TURNSTILE_SITE_KEY, and only then',
    ],
    [
      has('contentApiUrl') && has('recordsDir'),
      'RECORDS_DIR: cannot be used with CONTENT_API_URL: records come from one place',
    ],
    [values.weeklyMail && !has('smtpUrl'), 'WEEKLY_MAIL: needs SMTP_URL and MAIL_FROM'],
    [has('alertMail') && !has('smtpUrl'), 'ALERT_MAIL: needs SMTP_URL and MAIL_FROM'],
  ];
  return conflicts.flatMap(([isConflict, problem]) => (isConflict ? [problem] : []));
};

const readValues = (source: Record<string, string | undefined>) => {
  const problems: string[] = [];
  const read = ({ name, schema, fallback }: Variable): unknown => {
    const given = source[name];
    if (given === undefined || given.trim() === '') return fallback;
    const { data, error } = schema.safeParse(given);
    for (const { path, message } of error?.issues ?? [])
      problems.push(`${[name, ...path].join('.')}: ${message}`);
    return data;
  };
  const values = Object.fromEntries(
    Object.entries(variables).map(([key, declared]) => [key, read(declared)]),
  ) as Values;
  return { values, problems: [...problems, ...conflictsOf(values)] };
};

/** Invalid values are missing. */
export type ReadValues = Partial<Values>;

/**
 * Checks environment variables (docs/operating.md). @param check finds problems outside of the values
 * @throws Error with one line per problem
 */
export const parseEnv = (
  source: Record<string, string | undefined>,
  check: (values: ReadValues) => readonly string[] = () => [],
) => {
  const { values, problems: ofValues } = readValues(source);
  const problems = [...ofValues, ...check(values)].map((problem) => `  ${problem}`);
  if (problems.length > 0) throw new Error(['The environment is not usable:', ...problems].join('\n'));
  const { smtpUrl, mailFrom, leadsDeliverToken, cronSecret, ...rest } = values;
  const { turnstileSiteKey, turnstileSecretKey, turnstileVerifyUrl, ...used } = rest;
  return {
    ...used,
    siteUrl: used.siteUrl ?? `http://localhost:${used.port}`,
    databaseUrl: used.databaseUrl ?? `file:${used.dataDir}/mainstreet.db`,
    mail: smtpUrl && mailFrom ? { smtpUrl, from: mailFrom } : null,
    leadsDeliverTokens: [leadsDeliverToken, cronSecret].filter((secret) => secret !== null),
    turnstile:
      turnstileSiteKey && turnstileSecretKey
        ? { siteKey: turnstileSiteKey, secretKey: turnstileSecretKey, verifyUrl: turnstileVerifyUrl }
        : null,
  };
};

export type Env = ReturnType<typeof parseEnv>;

let parsed: Env | undefined;

export const env = (): Env => (parsed ??= parseEnv(process.env));

/** Reads this process's environment again. @throws Error with all problems, those that `check` finds too */
export const readEnv = (check: (values: ReadValues) => readonly string[]): void => {
  parsed = parseEnv(process.env, check);
};

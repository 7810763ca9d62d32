import { z } from 'zod';

const blankAsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema.optional());
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).transform((url) => url.replace(/\/+$/, ''));

/** Page ids stand in file names and internal paths, so only letters, digits, - and _ are taken. */
export const pageIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, - or _');

const schema = z
  .object({
    PORT: z.preprocess(blankAsUnset, z.coerce.number().int().min(0).max(65535).default(3000)),
    CONTENT_API_URL: optional(httpUrl),
    REVIEWS_API_URL: optional(httpUrl),
    PAGE_ID: z.preprocess(blankAsUnset, pageIdSchema.default('demo')),
    SITES_FILE: optional(z.string()),
    SITE_URL: optional(httpUrl),
    REVALIDATE_SECONDS: z.preprocess(blankAsUnset, z.coerce.number().int().min(2).max(86_400).default(60)),
    REVALIDATE_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')),
    // Used by lib/image-hosts.mjs, which next.config.mjs reads before this file is compiled; checked here with the rest.
    IMAGE_HOSTS: optional(z.string().regex(/^[\w.*-]+(\s*,\s*[\w.*-]+)*$/, 'must be host names with commas between')),
    DATA_DIR: z.preprocess(blankAsUnset, z.string().default('./data')),
  })
  .transform((env) => ({
    port: env.PORT,
    contentApiUrl: env.CONTENT_API_URL ?? null,
    reviewsApiUrl: env.REVIEWS_API_URL ?? null,
    pageId: env.PAGE_ID,
    sitesFile: env.SITES_FILE ?? null,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    revalidateSeconds: env.REVALIDATE_SECONDS,
    revalidateToken: env.REVALIDATE_TOKEN ?? null,
    dataDir: env.DATA_DIR,
  }));

export type Env = z.output<typeof schema>;

/**
 * Checks a set of environment variables against the table in README.md.
 * @throws Error with one line per problem, all of them at once.
 */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
};

let parsed: Env | undefined;

/** The server's own environment, read and checked once. */
export const env = (): Env => (parsed ??= parseEnv(process.env));

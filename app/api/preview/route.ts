import { z } from 'zod';
import { limitValues } from '@/lib/content/parse-record';
import { readDraft } from '@/lib/content/source';
import { examineRecord } from '@/lib/operations/onboarding/doctor/examine-record';
import { env, pageIdSchema } from '@/lib/platform/env';
import { hasToken } from '@/lib/platform/http/bearer-token';
import { BodyError, readJson } from '@/lib/platform/http/bounded-body';
import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { reasonOf, warn } from '@/lib/platform/log';
import { savePreview } from '@/lib/content/previews/preview-store';
import {
  createPreviewId,
  createPreviewToken,
  hostedPageId,
  previewCookie,
  readPreviewToken,
} from '@/lib/content/previews/preview-token';
import { isServed, originOf, pageIdOfHost, servedSites } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { paths } from '@/lib/site/urls/paths';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;
/** Bytes of a body without its record. */
const MAX_REST = 1_000;
const MAX_BODY_MS = 20_000;

const EXPIRED = 'This preview link is wrong, or older than 7 days. Ask who sent it for a new one.\n';
const noStore = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const bodySchema = z
  .object({ record: z.unknown().optional(), site: pageIdSchema.optional() })
  .refine(({ record, site }) => record !== undefined || site !== undefined);

type Refusal = { status: number; message: string; findings?: unknown };
const refuse = ({ status, ...body }: Refusal) => Response.json(body, { status, headers: noStore });

const isSecure = (headers: Headers): boolean => headers.get('x-forwarded-proto')?.split(',')[0] === 'https';

const draftOf = async (site: string): Promise<{ draft: unknown } | Refusal> => {
  if (!env().contentApiUrl)
    return { status: 400, message: 'Drafts come from CONTENT_API_URL, which is not set: send a record.' };
  try {
    return { draft: await readDraft(site) };
  } catch (error) {
    return error instanceof GoneError
      ? { status: 404, message: `The content server has no draft of ${site}.` }
      : { status: 502, message: `The content server gave no good answer (${reasonOf(error)}).` };
  }
};

/** The origin under which visitors reach the site; with a single site, that of the request. */
const originFor = (pageId: string, headers: Headers): string =>
  servedSites().byHost
    ? originOf(pageId)
    : `${isSecure(headers) ? 'https' : 'http'}://${headers.get('host') ?? new URL(originOf(pageId)).host}`;

/**
 * POST {"record": {...}} or {"site": "page id"} (the content server's draft) with PREVIEW_TOKEN as bearer
 * token: answers {"url", "expires", "findings"} (the doctor's), or 422 for an unusable record. The link shows
 * the whole site for 7 days, on the host of `site`, else of the request.
 */
export const POST = async (request: Request): Promise<Response> => {
  const { previewToken, recordMaxBytes } = env();
  if (!previewToken) return refuse({ status: 404, message: 'Previews are off: PREVIEW_TOKEN is not set.' });
  if (!hasToken(request.headers, [previewToken]))
    return refuse({ status: 401, message: 'The bearer token is missing or wrong.' });
  const posted = await readJson(request, recordMaxBytes + MAX_REST, MAX_BODY_MS).catch(
    (error: BodyError) => error,
  );
  if (posted instanceof BodyError && posted.problem === 'too-large')
    return refuse({ status: 413, message: `The record is over RECORD_MAX_BYTES (${recordMaxBytes}).` });
  const body = bodySchema.safeParse(posted);
  if (!body.success)
    return refuse({ status: 400, message: 'The body must be {"record": {...}} or {"site": "page id"}.' });

  const { record, site } = body.data;
  const isNamed = site !== undefined && isServed(site);
  const pageId = isNamed ? site : pageIdOfHost(request.headers.get('host') ?? '');
  // A named site may be among the hosts to come: the host of the request is no place for it.
  const waiting = (site !== undefined && !isNamed) || !pageId ? whileHostsUnknown() : null;
  if (waiting) return waiting;
  if (!pageId)
    return refuse({ status: 400, message: 'Name a site that is served, or call this on the host of one.' });
  const read = record === undefined && site !== undefined ? await draftOf(site) : { draft: record };
  if ('status' in read) return refuse(read);

  const id = createPreviewId(pageId);
  const document = limitValues(read.draft, id);
  const { site: shown, findings } = examineRecord(document, id, env());
  if (!shown) return refuse({ status: 422, message: findings[0]?.text ?? 'This is no record.', findings });

  const now = Date.now();
  const expiresAt = now + LIFETIME_MS;
  try {
    await savePreview({ id, document, expiresAt }, now);
  } catch (error) {
    warn('preview.not-kept', { site: pageId, reason: reasonOf(error) });
    return refuse({ status: 503, message: 'The database does not answer.' });
  }
  const token = createPreviewToken(id, expiresAt, previewToken);
  return Response.json(
    {
      url: `${originFor(pageId, request.headers)}${paths.preview}?token=${token}`,
      expires: new Date(expiresAt).toISOString(),
      findings,
    },
    { headers: noStore },
  );
};

const toHome = (cookie: string) =>
  new Response(null, {
    status: 303,
    headers: { location: paths.home, 'set-cookie': cookie, 'referrer-policy': 'no-referrer', ...noStore },
  });

/** GET ?token: opens the preview in this browser. GET ?end: ends it. */
export const GET = (request: Request): Response => {
  const { searchParams } = new URL(request.url);
  const secure = isSecure(request.headers);
  if (searchParams.has('end')) return toHome(previewCookie('', 0, secure));
  const now = Date.now();
  const token = searchParams.get('token') ?? '';
  const preview = readPreviewToken(token, now);
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  const waiting = pageId === null ? whileHostsUnknown() : null;
  if (waiting) return waiting;
  if (!preview || hostedPageId(preview.id) !== pageId)
    return new Response(EXPIRED, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore },
    });
  return toHome(previewCookie(token, (preview.expiresAt - now) / 1000, secure));
};

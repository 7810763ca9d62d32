import { isServed, pageIdOfHost } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { savePreview } from '@/lib/content/previews/preview-store';
import { createPreviewId, hostedPageId } from '@/lib/content/domain/preview-id';
import { previewCookie, readPreviewToken } from '@/lib/content/previews/preview-token';
import { readDraft } from '@/lib/content/source';
import {
  answerWithPreview,
  isSecure,
  readPreviewRequest,
  refuse,
  type Refusal,
} from '@/lib/operations/onboarding/preview-requests';
import { env } from '@/lib/platform/env';
import { GoneError } from '@/lib/platform/http/bounded-fetch';
import { reasonOf } from '@/lib/platform/log';
import { paths } from '@/lib/site/pages/paths';
import { noStoreNoindex, noStoreText } from '@/lib/platform/http/no-store';

const LIFETIME_MS = 7 * 24 * 60 * 60_000;

const EXPIRED = 'This preview link is wrong, or older than 7 days. Ask who sent it for a new one.';

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

/**
 * POST {"record": {...}} or {"site": "page id"} (the draft) with PREVIEW_TOKEN as bearer token: {"id", "url",
 * "expires", "findings", "understood"}, or 422 for an unusable record. The link shows the whole site for 7
 * days.
 */
export const POST = async (request: Request): Promise<Response> => {
  const body = await readPreviewRequest(request);
  if ('status' in body) return refuse(body);
  const { record, site, secret } = body;
  const isNamed = site !== undefined && isServed(site);
  const pageId = isNamed ? site : pageIdOfHost(request.headers.get('host') ?? '');
  // The named site may be on a host that is not known yet; the request's host would be wrong.
  const waiting = (site !== undefined && !isNamed) || !pageId ? whileHostsUnknown() : null;
  if (waiting) return waiting;
  if (!pageId)
    return refuse({ status: 400, message: 'Name a site that is served, or call this on the host of one.' });
  const read = record === undefined && site !== undefined ? await draftOf(site) : { draft: record };
  if ('status' in read) return refuse(read);

  const id = createPreviewId(pageId);
  const now = Date.now();
  return answerWithPreview(request, { id, record: read.draft, secret }, async (document) => {
    const expiresAt = now + LIFETIME_MS;
    await savePreview({ id, document, expiresAt }, now);
    return expiresAt;
  });
};

const toHome = (cookie: string | null, look: string | null = null) =>
  new Response(null, {
    status: 303,
    headers: {
      location: look === null ? paths.home : `${paths.home}?look=${encodeURIComponent(look)}`,
      ...(cookie === null ? {} : { 'set-cookie': cookie }),
      'referrer-policy': 'no-referrer',
      ...noStoreNoindex,
    },
  });

/**
 * GET ?token: opens the preview in this browser; with ?look, Home in this look. GET ?end: ends the preview,
 * except in the editor's frame.
 */
export const GET = (request: Request): Response => {
  const { searchParams } = new URL(request.url);
  const secure = isSecure(request.headers);
  const isFrame = request.headers.get('sec-fetch-dest') === 'iframe';
  if (searchParams.has('end')) return toHome(isFrame ? null : previewCookie('', 0, secure));
  const now = Date.now();
  const token = searchParams.get('token') ?? '';
  const preview = readPreviewToken(token, now);
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  const waiting = pageId === null ? whileHostsUnknown() : null;
  if (waiting) return waiting;
  if (!preview || hostedPageId(preview.id) !== pageId) return noStoreText(EXPIRED, 404, noStoreNoindex);
  return toHome(previewCookie(token, (preview.expiresAt - now) / 1000, secure), searchParams.get('look'));
};

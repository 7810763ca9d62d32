import { isServed } from '@/lib/content/hosts/hosts';
import { whileHostsUnknown } from '@/lib/content/hosts/site-of-request';
import { replacePreview } from '@/lib/content/previews/preview-store';
import { hostedPageId, isPreviewId } from '@/lib/content/domain/preview-id';
import { answerWithPreview, readPreviewRequest, refuse } from '@/lib/operations/onboarding/preview-requests';

const NO_SUCH = { status: 404, message: 'There is no such preview, or it has ended.' };

/**
 * PUT {"record": {...}} with PREVIEW_TOKEN as bearer token: the link shows this record on every instance.
 * Answers as POST /api/preview; 404 when the preview has ended.
 */
export const PUT = async (
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> => {
  const body = await readPreviewRequest(request);
  if ('status' in body) return refuse(body);
  const { id } = await params;
  const { record, secret } = body;
  if (record === undefined) return refuse({ status: 400, message: 'The body must be {"record": {...}}.' });
  if (!isPreviewId(id)) return refuse(NO_SUCH);
  if (!isServed(hostedPageId(id))) return whileHostsUnknown() ?? refuse(NO_SUCH);
  return answerWithPreview(request, { id, record, secret }, (document) =>
    replacePreview(id, document, Date.now()),
  );
};

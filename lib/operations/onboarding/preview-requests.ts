import 'server-only';
import { z } from 'zod';
import { originOf, servedSites } from '@/lib/content/hosts/hosts';
import { limitValues } from '@/lib/content/record/parse-record';
import { hostedPageId } from '@/lib/content/domain/preview-id';
import { createPreviewToken } from '@/lib/content/previews/preview-token';
import { env, pageIdSchema } from '@/lib/platform/env';
import { hasToken } from '@/lib/platform/http/bearer-token';
import { BodyError, readJson } from '@/lib/platform/http/bounded-body';
import { reasonOf, warn } from '@/lib/platform/log';
import { paths } from '@/lib/site/pages/paths';
import { understood } from '@/lib/site/seo/understood';
import { examineRecordInTurns } from './doctor/examine-record';
import type { Finding } from './doctor/rule';
import { noStoreNoindex } from '@/lib/platform/http/no-store';

/** Bytes of a body without its record. */
const MAX_REST = 1_000;
const MAX_BODY_MS = 20_000;

const bodySchema = z
  .object({ record: z.unknown().optional(), site: pageIdSchema.optional() })
  .refine(({ record, site }) => record !== undefined || site !== undefined);

/** `secret`: signs the link. */
type Body = z.infer<typeof bodySchema> & { secret: string };
export type Refusal = { status: number; message: string; findings?: readonly Finding[] };

export const refuse = ({ status, ...body }: Refusal) =>
  Response.json(body, { status, headers: noStoreNoindex });

export const readPreviewRequest = async (request: Request): Promise<Body | Refusal> => {
  const { previewToken, recordMaxBytes } = env();
  if (!previewToken) return { status: 404, message: 'Previews are off: PREVIEW_TOKEN is not set.' };
  if (!hasToken(request.headers, [previewToken]))
    return { status: 401, message: 'The bearer token is missing or wrong.' };
  const posted = await readJson(request, recordMaxBytes + MAX_REST, MAX_BODY_MS).catch(
    (error: BodyError) => error,
  );
  if (posted instanceof BodyError && posted.problem === 'too-large')
    return { status: 413, message: `The record is over RECORD_MAX_BYTES (${recordMaxBytes}).` };
  const body = bodySchema.safeParse(posted);
  return body.success
    ? { ...body.data, secret: previewToken }
    : { status: 400, message: 'The body must be {"record": {...}} or {"site": "page id"}.' };
};

export const isSecure = (headers: Headers): boolean =>
  headers.get('x-forwarded-proto')?.split(',')[0] === 'https';

/** Where visitors reach the site; with a single site, the request's origin. */
const originFor = (pageId: string, headers: Headers): string =>
  servedSites().byHost
    ? originOf(pageId)
    : `${isSecure(headers) ? 'https' : 'http'}://${headers.get('host') ?? new URL(originOf(pageId)).host}`;

/**
 * Examines and stores a record; answers with the preview's id, link, end and findings. 422: no record, 404:
 * `store` finds no preview, 503: no database.
 * @param store returns when the preview ends, in milliseconds since 1970
 */
export const answerWithPreview = async (
  request: Request,
  { id, record, secret }: { id: string; record: unknown; secret: string },
  store: (document: unknown) => Promise<number | null>,
): Promise<Response> => {
  const document = limitValues(record, id);
  const { site, findings } = await examineRecordInTurns(document, id, env());
  if (!site) return refuse({ status: 422, message: findings[0]?.text ?? 'This is no record.', findings });
  const pageId = hostedPageId(id);
  try {
    const expiresAt = await store(document);
    if (expiresAt === null)
      return refuse({ status: 404, message: 'There is no such preview, or it has ended.' });
    const token = createPreviewToken(id, expiresAt, secret);
    return Response.json(
      {
        id,
        url: `${originFor(pageId, request.headers)}${paths.preview}?token=${token}`,
        expires: new Date(expiresAt).toISOString(),
        findings,
        understood: understood(site),
      },
      { headers: noStoreNoindex },
    );
  } catch (error) {
    warn('preview.not-kept', { site: pageId, reason: reasonOf(error) });
    return refuse({ status: 503, message: 'The database does not answer.' });
  }
};

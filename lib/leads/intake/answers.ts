import type { Site } from '@/lib/content';
import type { BodyProblem } from '@/lib/platform/http/bounded-body';
import { getMessages, type Messages } from '@/lib/language/i18n';
import type { LeadErrors } from '@/lib/leads/form/lead-schema';
import { noticePage } from '@/lib/site/fallback-pages/business-page';
import { htmlResponse } from '@/lib/site/fallback-pages/html-response';
import { paths } from '@/lib/site/urls/paths';
import { formPage } from './form-errors-page';
import type { Posted } from './read-multipart';
import { refererFields } from './to-new-lead';

// A browser's script (Accept: application/json) is answered with JSON, a form without JavaScript with a page.

const noStore = { 'cache-control': 'no-store' };

export const plainTextResponse = (status: number, line: string): Response =>
  new Response(`${line}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore } });

const wantsJson = (request: Request) => (request.headers.get('accept') ?? '').includes('application/json');

export type Refusal = {
  status: number;
  words: 'refused' | 'tooMany' | 'tooLarge' | 'tooSlow' | 'unreadable' | 'failed' | 'preview';
  headers?: Record<string, string>;
};

export const refusals: Record<BodyProblem, Refusal> = {
  'too-large': { status: 413, words: 'tooLarge' },
  'too-slow': { status: 408, words: 'tooSlow' },
  'wrong-type': { status: 415, words: 'unreadable' },
  unreadable: { status: 400, words: 'unreadable' },
};

/** {"message", "phone"}, or a page with the same. */
export const refuse = (request: Request, site: Site, { status, words, headers = {} }: Refusal): Response => {
  const { lead, form } = getMessages(site.language);
  if (wantsJson(request))
    return Response.json(
      { message: lead[words], phone: site.phones[0]?.display ?? null },
      { status, headers: { ...noStore, ...headers } },
    );
  const text = words === 'failed' ? form.unavailableText : lead[words];
  return htmlResponse(noticePage(site, form.unavailableTitle, `${text} ${form.backKeeps}`), status, headers);
};

/** 422 {"errors": {field: words}}, or the form again with its errors. */
export const sayErrors = (request: Request, site: Site, posted: Posted, errors: LeadErrors): Response => {
  const words: Messages['lead']['errors'] = getMessages(site.language).lead.errors;
  if (wantsJson(request))
    return Response.json(
      { errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, words[code]])) },
      { status: 422, headers: noStore },
    );
  // The corrected form is posted from this page: without these fields its Referer would be lost.
  const filled = Object.fromEntries(Object.entries(posted.fields).filter(([, value]) => value));
  return htmlResponse(
    formPage({
      site,
      posted: { ...refererFields(request.headers), ...filled },
      errors,
      hadPhotos: posted.files.length + posted.droppedPhotos > 0,
    }),
    422,
  );
};

/** {"ok": true}, or a redirect to the thank-you page. */
export const thank = (request: Request): Response =>
  wantsJson(request)
    ? Response.json({ ok: true }, { headers: noStore })
    : new Response(null, { status: 303, headers: { location: paths.leadThanks, ...noStore } });

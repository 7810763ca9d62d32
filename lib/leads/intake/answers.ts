import { mainPhone } from '@/lib/content/business/business';
import type { Site } from '@/lib/content';
import type { Messages } from '@/lib/language/i18n';
import { messagesOf } from '@/lib/site/messages';
import type { LeadErrors } from '@/lib/leads/form/lead-schema';
import { escapeHtml, withoutFullStop } from '@/lib/platform/text';
import type { BodyProblem } from '@/lib/platform/http/bounded-body';
import { htmlResponse } from '@/lib/site/fallback-pages/plain-page';
import { noticePage, sitePage } from '@/lib/site/fallback-pages/site-page';
import { ageOfSignedTime, signedTime } from '@/lib/platform/db/secrets';
import { settingsOfSite } from '@/lib/content/hosts/hosts';
import { telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/pages/paths';
import type { Posted } from './read-posted';
import { refererFields } from './to-new-lead';
import { noStore } from '@/lib/platform/http/no-store';

// A script (Accept: application/json) is answered with JSON, a form without JavaScript with a page.

const wantsJson = (request: Request) => (request.headers.get('accept') ?? '').includes('application/json');

export type Refusal = {
  status: number;
  message: 'refused' | 'tooMany' | 'tooLarge' | 'tooSlow' | 'unreadable' | 'failed' | 'preview';
  headers?: Record<string, string>;
};

export const bodyRefusals: Record<BodyProblem, Refusal> = {
  'too-large': { status: 413, message: 'tooLarge' },
  'too-slow': { status: 408, message: 'tooSlow' },
  'wrong-type': { status: 415, message: 'unreadable' },
  unreadable: { status: 400, message: 'unreadable' },
};

export const refusalAnswer = (
  request: Request,
  site: Site,
  { status, message, headers = {} }: Refusal,
): Response => {
  const { lead, form } = messagesOf(site);
  if (wantsJson(request))
    return Response.json(
      { message: lead[message], phone: mainPhone(site.phones)?.display ?? null },
      { status, headers: { ...noStore, ...headers } },
    );
  const text = message === 'failed' ? form.unavailableText : lead[message];
  return htmlResponse(noticePage(site, form.unavailableTitle, `${text} ${form.backKeeps}`), status, headers);
};

/** Renders a form again that was posted without JavaScript, with the typed values and a message by field. */
export type FormPage = (posted: {
  site: Site;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  hasPhotos: boolean;
}) => Promise<string>;

export const errorsAnswer = async (
  request: Request,
  site: Site,
  { posted, errors, formPage }: { posted: Posted; errors: LeadErrors; formPage: FormPage },
): Promise<Response> => {
  const texts: Messages['lead']['errors'] = messagesOf(site).lead.errors;
  const messages = Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, texts[code]]));
  if (wantsJson(request)) return Response.json({ errors: messages }, { status: 422, headers: noStore });
  const typed = Object.entries(posted.fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  const html = await formPage({
    site,
    // The corrected form is posted from this page: without these fields its Referer would be lost.
    values: { ...refererFields(request.headers), ...Object.fromEntries(typed) },
    errors: messages,
    hasPhotos: posted.files.length + posted.droppedPhotos > 0,
  });
  return htmlResponse(html, 422);
};

/** How long after the redirect the thank-you page may report the lead. */
const REPORT_MS = 60_000;

/** On sites with analytics the redirect is signed, so that only a stored lead is reported. */
const thanksLocation = async (site: Site, now: number): Promise<string> =>
  settingsOfSite(site.id).analytics
    ? `${paths.leadThanks}?stored=${await signedTime('stored', site.id, now)}`
    : paths.leadThanks;

export const thanksAnswer = async (request: Request, site: Site, now: number): Promise<Response> =>
  wantsJson(request)
    ? Response.json({ ok: true }, { headers: noStore })
    : new Response(null, {
        status: 303,
        // The lead is stored: when the secret cannot be read, the page opens without reporting the lead.
        headers: { location: await thanksLocation(site, now).catch(() => paths.leadThanks), ...noStore },
      });

/** The thank-you page; with the site's analytics only after the signed redirect. */
export const thanksResponse = async (request: Request, site: Site): Promise<Response> => {
  const stored = new URL(request.url).searchParams.get('stored');
  const { analytics } = settingsOfSite(site.id);
  const age = stored && analytics ? await ageOfSignedTime('stored', site.id, stored).catch(() => null) : null;
  if (!analytics || age === null || age > REPORT_MS) return htmlResponse(thanksPage(site));
  const { name: _, sources, ...forBrowser } = analytics;
  const data = escapeHtml(JSON.stringify(forBrowser));
  const script = `<script defer src="/assets/consent/consent.js" data-analytics="${data}" data-lead="1"></script>`;
  return htmlResponse(thanksPage(site, script), 200, {}, sources);
};

/** @param script escaped HTML, placed at the page's end */
export const thanksPage = (site: Site, script = ''): string => {
  const { lead } = messagesOf(site);
  const phone = mainPhone(site.phones);
  const link =
    phone && !phone.messagesBy && `<a href="${telLink(phone.digits)}">${escapeHtml(phone.display)}</a>`;
  return sitePage(site, {
    title: lead.thanksTitle,
    content: [
      `<h1>${lead.thanksTitle}</h1><p>${escapeHtml(lead.thanksText(withoutFullStop(site.name)))}</p>`,
      link ? `<p class="ways">${lead.thanksCall} ${link}</p>` : '',
      `<p><a class="btn" href="${paths.home}">${lead.home}</a></p>`,
      script,
    ].join(''),
  });
};

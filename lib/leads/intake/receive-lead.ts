import { getCachedSite, type Site } from '@/lib/content';
import { parseRecord } from '@/lib/content/parse-record';
import { database } from '@/lib/db';
import { getMessages, type Dictionary } from '@/lib/i18n';
import { info, reasonOf, warn } from '@/lib/log';
import { originOf, pageIdOfHost } from '@/lib/routing/hosts';
import { paths } from '@/lib/urls/paths';
import { clientNetwork } from '@/lib/http/client-address';
import { noticePage } from '@/lib/plain-pages/business-page';
import { checkLead } from './check-lead';
import { hiddenFields, photoField } from '@/lib/leads/form/fields';
import { formPage } from './form-errors-page';
import type { LeadErrors } from '@/lib/leads/form/lead';
import { takePhotos } from './photos';
import { secondsUntilAllowed } from './rate-limits';
import { BodyError, readPosted, type BodyProblem, type Posted } from './read-posted';
import { isFromOwnPage } from '@/lib/http/same-origin';
import { suspicionOfStamp } from './bot-check';
import { leadStore, type NewLead } from '@/lib/leads/outbox/lead-store';
import { refererFields, toNewLead } from './to-new-lead';
import { suspicionOfToken } from './turnstile';
import { enterRoom, type UploadRoom } from './memory-budget';

type Refusal = {
  status: number;
  words: 'refused' | 'tooMany' | 'tooLarge' | 'tooSlow' | 'unreadable' | 'busy' | 'failed';
  headers?: Record<string, string>;
};

const noStore = { 'cache-control': 'no-store' };
const html = (status: number, page: string, headers: Record<string, string> = {}) =>
  new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...noStore, ...headers },
  });
const plain = (status: number, line: string) =>
  new Response(`${line}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore } });

const wantsJson = (request: Request) => (request.headers.get('accept') ?? '').includes('application/json');

const refuse = (request: Request, site: Site, { status, words, headers = {} }: Refusal): Response => {
  const { lead, form } = getMessages(site.language);
  if (wantsJson(request))
    return Response.json(
      { message: lead[words], phone: site.phones[0]?.display ?? null },
      { status, headers: { ...noStore, ...headers } },
    );
  return html(
    status,
    noticePage(
      site,
      form.unavailableTitle,
      `${words === 'failed' ? form.unavailableText : lead[words]} ${form.backKeeps}`,
    ),
    headers,
  );
};

const refusals: Record<BodyProblem, Refusal> = {
  'too-large': { status: 413, words: 'tooLarge' },
  'too-slow': { status: 408, words: 'tooSlow' },
  'wrong-type': { status: 415, words: 'unreadable' },
  unreadable: { status: 400, words: 'unreadable' },
  'no-room': { status: 503, words: 'busy', headers: { 'retry-after': '30' } },
};

const sayErrors = (request: Request, site: Site, { fields, files }: Posted, errors: LeadErrors): Response => {
  const words: Dictionary['lead']['errors'] = getMessages(site.language).lead.errors;
  if (wantsJson(request))
    return Response.json(
      { errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, words[code]])) },
      { status: 422, headers: noStore },
    );
  // The mended form comes from this page, and brings along where the first one came from.
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return html(
    422,
    formPage({
      site,
      posted: { ...refererFields(request.headers), ...known },
      errors,
      hadPhotos: files.length > 0,
    }),
  );
};

/** Why a lead looks like a program's; null when it does not. Such a lead is kept apart for an operator, and answered like any other. */
const suspicionOf = async (
  fields: Posted['fields'],
  { id, site, now }: { id: string; site: string; now: number },
): Promise<string | null> => {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  if (fields[hiddenFields.trap]) return 'trap';
  return (
    (await suspicionOfStamp(site, text(hiddenFields.stamp), now)) ??
    suspicionOfToken(text(hiddenFields.turnstile), id)
  );
};

const keep = async (lead: NewLead): Promise<void> => {
  const isNew = await leadStore(await database()).put(lead);
  if (isNew)
    info('lead', { lead: lead.id, site: lead.site, state: lead.state, reason: lead.reason ?? undefined });
};

/** The site of a request; of one whose record cannot be had just now, an empty one: its leads are taken all the same. */
const siteFor = async (pageId: string): Promise<Site | null> => {
  const known = await getCachedSite(pageId);
  if (known.state === 'gone') return null;
  return known.state === 'found' ? known.value : parseRecord({ dbPrincipal: {} }, pageId);
};

/** Reads a form that may be sent, checks it and keeps it. */
const takeForm = async (
  request: Request,
  site: Site,
  { now, room }: { now: number; room: UploadRoom },
): Promise<Response> => {
  let posted: Posted;
  try {
    posted = await readPosted(request, room);
  } catch (error) {
    if (error instanceof BodyError) return refuse(request, site, refusals[error.problem]);
    throw error;
  }

  const checked = checkLead(posted.fields);
  const taken = await takePhotos(posted.files);
  if ('errors' in checked || 'error' in taken)
    return sayErrors(request, site, posted, {
      ...('errors' in checked ? checked.errors : {}),
      ...('error' in taken ? { [photoField]: taken.error } : {}),
    });

  try {
    const lead = toNewLead(checked.lead, { site, headers: request.headers, now });
    const suspicion = await suspicionOf(posted.fields, { id: lead.id, site: lead.site, now });
    await keep({
      ...lead,
      photos: taken.photos,
      state: suspicion ? 'quarantined' : 'waiting',
      reason: suspicion,
    });
  } catch (error) {
    warn('lead.not-kept', { site: site.id, reason: reasonOf(error) });
    return refuse(request, site, { status: 503, words: 'failed' });
  }
  return wantsJson(request)
    ? Response.json({ ok: true }, { headers: noStore })
    : new Response(null, { status: 303, headers: { location: paths.leadThanks, ...noStore } });
};

/**
 * Takes a posted form. It says 'thank you' only after the lead is committed to the database.
 *
 * The site is that of the Host header, and business and recipient come from its record: nothing of them is read from the form.
 * A browser's own script (Accept: application/json) is answered with {"ok": true}, 422 {"errors": {field: words}}, or
 * {"message", "phone"} for everything that stops the form as a whole; a form without JavaScript with a page.
 */
export const receiveLead = async (request: Request): Promise<Response> => {
  const now = Date.now();
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  if (!pageId) return plain(421, 'No site is served under this host name.');
  const site = await siteFor(pageId);
  if (!site) return plain(404, 'There is no site here.');

  if (!isFromOwnPage(request.headers, originOf(pageId)))
    return refuse(request, site, { status: 403, words: 'refused' });
  const wait = await secondsUntilAllowed(pageId, clientNetwork(request.headers));
  if (wait !== null)
    return refuse(request, site, { status: 429, words: 'tooMany', headers: { 'retry-after': String(wait) } });

  const room = enterRoom();
  try {
    return await takeForm(request, site, { now, room });
  } finally {
    room.leave();
  }
};

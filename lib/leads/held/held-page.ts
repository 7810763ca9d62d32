import 'server-only';
import type { Site } from '@/lib/content';
import { pageIdOfHost } from '@/lib/content/hosts/hosts';
import { noSiteAt, siteOfRequest } from '@/lib/content/hosts/site-of-request';
import { labelledFields } from '@/lib/leads/delivery/payload';
import type { Lead } from '@/lib/leads/outbox/lead';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { database } from '@/lib/platform/db';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { escapeHtml } from '@/lib/platform/text';
import { htmlResponse } from '@/lib/site/fallback-pages/plain-page';
import { noticePage, sitePage } from '@/lib/site/fallback-pages/site-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';
import { readHeldLink, type HeldAction } from './held-links';
import { heldStore } from './held-store';

const style = `
dt { color: var(--heading); font-weight: 600; }
dd { margin: 0 0 1rem; white-space: pre-line; }
`;

/** The question with its one button; the lead's text is shown without links. */
const questionPage = (site: Site, lead: Lead, action: HeldAction, query: URLSearchParams): string => {
  const { held } = messagesOf(site);
  const rows = labelledFields(site, lead.fields).map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const title = held[`${action}Title`];
  return sitePage(site, {
    title,
    extraStyle: style,
    content: [
      `<h1>${title}</h1><p>${held[`${action}Text`]}</p><dl>${rows.join('')}</dl>`,
      `<form method="post" action="${escapeHtml(`${paths.heldLead}?${query}`)}">`,
      `<button class="btn" type="submit">${held[action]}</button></form>`,
    ].join(''),
  });
};

const act = async (lead: Lead, action: HeldAction, now: number): Promise<boolean> => {
  const db = await database();
  const isDone =
    action === 'deliver'
      ? await leadStore(db).requeue(lead.id, 'quarantined', now)
      : await heldStore(db).eraseHeld(lead.id, lead.site);
  const state = action === 'deliver' ? 'waiting' : 'erased';
  if (isDone) info('lead', { lead: lead.id, site: lead.site, state, reason: 'by the business' });
  return isDone;
};

/** GET only asks, as mail scanners follow links; POST acts, once. @returns `released`: a lead is due */
export const answerHeldLink = async (
  request: Request,
): Promise<{ response: Response; released?: string }> => {
  const now = Date.now();
  const pageId = pageIdOfHost(request.headers.get('host') ?? '');
  const site = await siteOfRequest(request);
  if (!site || site.id !== pageId) return { response: noSiteAt(request) };
  const { held } = messagesOf(site);
  const page = (html: string, status = 200) => htmlResponse(html, status, { 'x-robots-tag': 'noindex' });
  const gone = () => page(noticePage(site, held.goneTitle, held.gone), 410);
  try {
    const query = new URL(request.url).searchParams;
    const link = await readHeldLink(pageId, query, now);
    const lead = link && (await leadStore(await database()).find(link.lead));
    if (!lead || lead.site !== pageId || lead.state !== 'quarantined') return { response: gone() };
    if (request.method !== 'POST') return { response: page(questionPage(site, lead, link.action, query)) };
    if (!(await act(lead, link.action, now))) return { response: gone() };
    const text = link.action === 'deliver' ? held.delivered : held.erased;
    return {
      response: page(noticePage(site, held.doneTitle, text)),
      ...(link.action === 'deliver' && { released: pageId }),
    };
  } catch (error) {
    warn('leads.held', { site: pageId, reason: reasonOf(error) });
    return { response: page(noticePage(site, held.goneTitle, held.failed), 503) };
  }
};

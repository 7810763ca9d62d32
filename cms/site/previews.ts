import type { LivePreviewConfig, Payload } from 'payload';
import { isAgency, mayEdit } from '../access/access';
import { ofBusiness } from '../access/routes';
import { findAll, findBusiness } from '../database/find';
import type { Business, Finding, ShownFinding, Tables } from '../database/tables';
import { findingWords, shownAt } from '../record/findings-words';
import { settings, type SiteServer } from '../settings/settings';
import { callSite } from './call-site';
import { foundMarks } from './old-website';

type PreviewRow = Tables['previews'];

const slug = 'previews';
const CALL_MS = 5_000;
/** The site forgets a preview after days; giving it the draft again keeps it. */
const RENEW_MS = 24 * 60 * 60 * 1000;
const servers = settings.siteServers.filter(({ previewToken }) => previewToken);

const rowOf = async (payload: Payload, business: number): Promise<PreviewRow | undefined> =>
  (await findAll(payload, slug, { business: { equals: business } }))[0];

/** @returns the answer of PUT for an existing preview, else of POST */
const send = async (server: SiteServer, row: PreviewRow | undefined, record: unknown, pageId: string) => {
  const call = (path: string, method: string, body: object) =>
    callSite(`${server.url}/api/preview${path}`, {
      method,
      token: server.previewToken ?? '',
      body,
      timeoutMs: CALL_MS,
    });
  if (row?.previewId && row.server === server.url) {
    const put = await call(`/${row.previewId}`, 'PUT', { record });
    if (put.status !== 404) return put;
  }
  return call('', 'POST', { record, site: pageId });
};

/** A server that does not have the business shows its draft under another business, which the id names. */
const isOfOwnSite = (previewId: unknown, pageId: string) => String(previewId).endsWith(`~${pageId}`);
/** The address of the business's own site, from its stored preview; null when no server has the business. */
export const originOf = (row: Pick<PreviewRow, 'previewId' | 'url'> | undefined, pageId: string) =>
  row && isOfOwnSite(row.previewId, pageId) ? new URL(row.url).origin : null;

/** A server of one site names the address that it was called at. */
const publicUrlOf = ({ url, publicUrl }: SiteServer, link: string) =>
  publicUrl && new URL(link).origin === new URL(url).origin
    ? link.replace(new URL(url).origin, new URL(publicUrl).origin)
    : link;

/**
 * Shows a draft on the site under the draft's own link, which is the same until the site forgets the preview.
 * @returns the link, or null when no site shows it
 */
const showDraft = async (
  payload: Payload,
  { id, pageId, record, updatedAt }: Business,
): Promise<string | null> => {
  const row = await rowOf(payload, id);
  const isKnown = ({ url }: SiteServer) => Number(url === row?.server);
  let shown: { server: SiteServer; json: Record<string, unknown> } | null = null;
  for (const server of servers.toSorted((a, b) => isKnown(b) - isKnown(a))) {
    const { status, json, reason } = await send(server, row, JSON.parse(record || '{}'), pageId);
    const told = { server: server.url, site: pageId, reason };
    if (status !== 200 && status !== 201)
      payload.logger.warn({ msg: 'The site does not show a draft.', ...told });
    else if (isOfOwnSite(json.id, pageId)) {
      shown = { server, json };
      break;
    } else shown ??= { server, json };
  }
  if (!shown) return null;
  const { server, json } = shown;
  const data = {
    business: id,
    server: server.url,
    previewId: String(json.id),
    url: publicUrlOf(server, String(json.url)),
    findings: Array.isArray(json.findings) ? (json.findings as Finding[]) : [],
    understood: typeof json.understood === 'object' ? json.understood : null,
    shownAt: new Date().toISOString(),
    draftOf: updatedAt,
  };
  if (row) await payload.update({ collection: slug, id: row.id, data });
  else await payload.create({ collection: slug, data });
  return data.url;
};

const draftOf = (payload: Payload, id: number) => findBusiness(payload, id, { draft: true });

const MAX_REPEATS = 3;

/** Repeats when another process saved a newer draft meanwhile: the site may have got the older draft last. */
const show = async (payload: Payload, id: number): Promise<string | null> => {
  if (!servers.length) return null;
  let draft = await draftOf(payload, id);
  for (let repeats = 0; ; repeats += 1) {
    const url = await showDraft(payload, draft);
    const newest = await draftOf(payload, id);
    if (newest.updatedAt === draft.updatedAt || repeats === MAX_REPEATS) return url;
    draft = newest;
  }
};

const showing = new Map<number, { running?: Promise<string | null>; waiting?: Promise<string | null> }>();

/**
 * After a save: the site shows the draft before the editor's frame is told to load again. One call for a
 * business at a time, each with the draft of that moment; saves during a call share the next call.
 */
export const showSavedDraft = (payload: Payload, id: number): Promise<string | null> => {
  const { running, waiting } = showing.get(id) ?? {};
  if (waiting) return waiting;
  const begin = async () => {
    showing.set(id, { running: next });
    const url = await show(payload, id).catch(() => null);
    if (!showing.get(id)?.waiting) showing.delete(id);
    return url;
  };
  const next = Promise.resolve(running).then(begin);
  showing.set(id, { running, waiting: next });
  return next;
};

/** @returns the findings of the site's doctor about the draft; null without a site or its answer */
export const findingsOf = async (payload: Payload, id: number): Promise<Finding[] | null> =>
  (await showSavedDraft(payload, id)) ? ((await rowOf(payload, id))?.findings ?? null) : null;

const FIRST_SHOW_MS = 2_000;
/** The address of a business's site; null when no server has it, or none answers at once. */
export const siteOriginOf = async (payload: Payload, id: number, pageId: string): Promise<string | null> => {
  const first = () =>
    Promise.race([
      showSavedDraft(payload, id),
      new Promise<null>((done) => setTimeout(done, FIRST_SHOW_MS, null).unref()),
    ]);
  const shown = await rowOf(payload, id);
  return originOf(shown ?? ((await first()) ? await rowOf(payload, id) : undefined), pageId);
};

/** The frame's address: the same at each save, or the frame would go back to the first page. */
export const previewUrl: LivePreviewConfig['url'] = async ({ data, req }) => {
  const id = Number(data?.id);
  // `data` comes from the browser: it may name any business.
  if (!id || !servers.length || !mayEdit(req, id)) return null;
  const row = await rowOf(req.payload, id);
  const isShown = row?.shownAt && Date.now() - Date.parse(row.shownAt) < RENEW_MS;
  if (isShown && row.draftOf === (await draftOf(req.payload, id)).updatedAt) return row.url;
  return showSavedDraft(req.payload, id);
};

/** The site's answer about a draft: its doctor's findings, the draft's link, its reading of the texts. */
export type DraftAnswer = Pick<PreviewRow, 'understood'> & {
  findings: ShownFinding[];
  url: string | null;
  /** The address of the website that the business was read from. */
  oldWebsite: string | null;
};

/** GET /api/businesses/{id}/findings */
export const findingsEndpoint = ofBusiness('get', 'findings', async (req, id) => {
  const seen = { draft: true, overrideAccess: false, req };
  const doc = await findBusiness(req.payload, id, seen);
  const { findings = [], url = null, understood = null } = (await rowOf(req.payload, id)) ?? {};
  const worded = findings.map(({ field, ...finding }) => ({
    ...finding,
    field: shownAt(field, isAgency(req)),
    words: findingWords(finding, isAgency(req)),
  }));
  const { marks, address } = await foundMarks(req, doc);
  const answer: DraftAnswer = { findings: [...marks, ...worded], url, understood, oldWebsite: address };
  return Response.json(answer);
});

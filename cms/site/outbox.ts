import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { ofBusiness } from '../access/routes';
import { changeRows } from '../database/change-rows';
import { findAll, findBusiness } from '../database/find';
import type { Business, Tables } from '../database/tables';
import { noting } from '../login/login-links';
import { settings, type SiteServer } from '../settings/settings';
import { callSite } from './call-site';

type OutboxRow = Tables['outbox'];

const MAX_WAIT_SECONDS = 60;
const CALL_MS = 10_000;
/** While one process calls, no other process takes the row. */
const LEASE_MS = 30_000;
const SHOWN = 'shown';
const NOT_SERVED = 'not served';

const told = settings.siteServers.filter(({ revalidateToken }) => revalidateToken);
const slug = 'outbox';

/**
 * Notes, in the transaction of `req`, that every server must read this business again.
 * @param gone `yes`: the site was taken down; `no`: it is back. Without `gone`, a call that is still due
 * keeps its own value, and a server that was told `yes` of another business with this page id is told `no`
 */
const queue = async (
  req: PayloadRequest,
  business: number,
  pageId: string,
  gone?: OutboxRow['gone'],
): Promise<void> => {
  for (const server of told) {
    const where: Where = {
      server: { equals: server.url },
      or: [{ business: { equals: business } }, { pageId: { equals: pageId } }],
    };
    const rows = await findAll(req.payload, slug, where, { sort: '-revision', limit: 10, req });
    const row = rows.find((one) => one.business === business);
    const unheard = row?.doneAt ? null : row?.gone;
    const isOthersGone = rows[0] !== row && rows[0]?.gone === 'yes';
    const revision = Math.max(Date.now(), (row?.revision ?? 0) + 1);
    const data = {
      business,
      pageId,
      server: server.url,
      revision,
      attempts: 0,
      nextAt: new Date().toISOString(),
      doneAt: null,
      outcome: null,
      gone: gone ?? (isOthersGone ? 'no' : unheard) ?? null,
    };
    if (row) await req.payload.update({ collection: slug, id: row.id, data, req });
    else await req.payload.create({ collection: slug, data, req });
  }
};

export const queueRevalidation: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { id, pageId, _status, isDown } = doc as Business;
  const wasDown = Boolean((previousDoc as Business | undefined)?.isDown);
  const isChanged = Boolean(isDown) !== wasDown;
  if (isChanged) await queue(req, id, pageId, isDown ? 'yes' : 'no');
  else if (_status === 'published' && !req.context.isDraft && !isDown) await queue(req, id, pageId);
};

export const queueRevalidationOfDeleted: CollectionAfterDeleteHook = ({ doc, req }) =>
  queue(req, (doc as Business).id, (doc as Business).pageId, 'yes');

/** 1, 2, 4 … 60 seconds. */
const waitAfter = (attempts: number): number => Math.min(2 ** Math.max(0, attempts - 1), MAX_WAIT_SECONDS);

/** @returns the meaning of an answer of `POST /api/revalidate`: SHOWN, NOT_SERVED, or null to ask again */
const outcomeOf = (status: number, message: string): string | null => {
  if (status === 200) return SHOWN;
  return status === 404 && /no such site/.test(message) ? NOT_SERVED : null;
};

/** Changes only the revision that was read: a later change of the business is still due. */
const update = (payload: Payload, row: OutboxRow, values: Partial<OutboxRow>, nextAt = row.nextAt) =>
  changeRows<OutboxRow>(payload, slug, { id: row.id, revision: row.revision, nextAt }, values);

const work = async (payload: Payload, row: OutboxRow, server: SiteServer): Promise<void> => {
  const leasedUntil = new Date(Date.now() + LEASE_MS).toISOString();
  const leased = await update(payload, row, { nextAt: leasedUntil });
  if (!leased.length) return;
  const { status, reason } = await callSite(`${server.url}/api/revalidate`, {
    token: server.revalidateToken ?? '',
    body: { site: row.pageId, ...(row.gone && { gone: row.gone === 'yes' }) },
    timeoutMs: CALL_MS,
  });
  const outcome = outcomeOf(status, reason);
  const attempts = row.attempts + 1;
  const next = new Date(Date.now() + waitAfter(attempts) * 1000).toISOString();
  await update(
    payload,
    row,
    outcome
      ? { outcome, attempts, doneAt: new Date().toISOString() }
      : { outcome: reason, attempts, nextAt: next },
    leasedUntil,
  );
  if (!outcome && attempts === 3)
    payload.logger.warn({
      msg: 'The site does not take a change; asked on.',
      server: server.url,
      site: row.pageId,
      reason,
    });
};

let running: Promise<void> | null = null;

const workAll = async (payload: Payload): Promise<void> => {
  const due = { doneAt: { exists: false }, nextAt: { less_than_equal: new Date().toISOString() } };
  const rows = await findAll(payload, slug, due, { sort: 'nextAt', limit: 50 });
  // In parallel: a server that does not answer does not delay the others.
  await Promise.all(
    told.map(async (server) => {
      for (const row of rows.filter((one) => one.server === server.url)) await work(payload, row, server);
    }),
  );
};

/** Makes all calls that are due; one run at a time. */
export const workOutbox = (payload: Payload): Promise<void> =>
  (running ??= workAll(payload)
    .catch(noting(payload, 'The outbox could not be read.'))
    .finally(() => (running = null)));

/** Works the outbox until the process ends. */
export const startOutbox = (payload: Payload): void => {
  if (told.length) setInterval(() => void workOutbox(payload), 500).unref();
};

export type LiveAnswer = {
  state: 'none' | 'waiting' | 'failing' | 'live' | 'not-served';
  isPublished: boolean;
  isDown: boolean;
};

/** @returns 'live' only when every server that has this business has answered for its last change */
export const liveState = (rows: readonly OutboxRow[]): LiveAnswer['state'] => {
  if (!rows.length) return 'none';
  const open = rows.filter(({ doneAt }) => !doneAt);
  if (open.length) return open.some(({ attempts }) => attempts > 0) ? 'failing' : 'waiting';
  return rows.some(({ outcome }) => outcome === SHOWN) ? 'live' : 'not-served';
};

/** GET /api/businesses/{id}/live: the state of this business's last publication. */
export const liveEndpoint = ofBusiness('get', 'live', async ({ payload }, id) => {
  const { _status, isDown } = await findBusiness(payload, id, { draft: true, trash: true });
  const answer: LiveAnswer = {
    state: liveState(await findAll(payload, slug, { business: { equals: id } })),
    isPublished: _status === 'published',
    isDown: Boolean(isDown),
  };
  return Response.json(answer);
});

import { getCachedSite, type Site } from '@/lib/content';
import { emptySite } from '@/lib/content/record/parse-record';
import { database } from '@/lib/platform/db';
import { isPreviewDeployment } from '@/lib/platform/env';
import { BodyError } from '@/lib/platform/http/bounded-body';
import { noStoreText } from '@/lib/platform/http/no-store';
import { clientNetworks, isFromOwnPage } from '@/lib/platform/http/request-source';
import { destinationKeys } from '@/lib/leads/delivery/destinations';
import { hiddenFields, photoField } from '@/lib/leads/form/fields';
import { leadStore } from '@/lib/leads/outbox/lead-store';
import { info, reasonOf, warn } from '@/lib/platform/log';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { originOf } from '@/lib/content/hosts/hosts';
import { pageIdOfRequest, wrongHost } from '@/lib/content/hosts/site-of-request';
import { takeLeadPoint, checkForAbuse } from './abuse-checks';
import { bodyRefusals, errorsAnswer, refusalAnswer, thanksAnswer, type FormPage } from './answers';
import { hasRoomForPhotos, reserveMemory, type MemoryReservation, type PhotoOwner } from './photo-capacity';
import { confirm } from './confirmation';
import { photosError, processPhotos } from './photos';
import { readPosted, type PostedFile } from './read-posted';
import { checkLead, toNewLead } from './to-new-lead';

/** How long delivery waits for photos; after a crash it continues without them. */
const PHOTO_HOLD_MS = 5 * 60_000;

/** `afterwards`: work after the answer. */
type Received = { response: Response; afterwards?: () => Promise<void> };

/** `hasPhotos`: the photos are in memory until `afterwards` has stored them. */
type ReceivedForm = Received & { hasPhotos?: boolean };

/** The site of a request; while its record cannot be read an empty site, so that leads are accepted. */
const siteFor = async (pageId: string): Promise<Site | null> => {
  const known = await getCachedSite(pageId);
  if (known.state === 'gone') return null;
  return known.state === 'found' ? known.value : emptySite(pageId);
};

const storePhotos = async (lead: string, files: readonly PostedFile[], owner: PhotoOwner): Promise<void> => {
  const photos = await processPhotos(lead, files, owner);
  try {
    await leadStore(await database()).addPhotos(lead, photos, Date.now());
  } catch (error) {
    warn('lead.photo', { lead, reason: reasonOf(error) });
  }
};

type Context = { now: number; networks: readonly string[]; memory: MemoryReservation; formPage: FormPage };

const receiveForm = async (
  request: Request,
  site: Site,
  { now, networks, memory, formPage }: Context,
): Promise<ReceivedForm> => {
  const posted = await readPosted(request, { memory, acceptPhotos: await hasRoomForPhotos() }).catch(
    (error: unknown) => {
      if (error instanceof BodyError) return error;
      throw error;
    },
  );
  if (posted instanceof BodyError)
    return { response: refusalAnswer(request, site, bodyRefusals[posted.problem]) };

  const checked = checkLead(posted.fields, site.country);
  const photoError = await photosError(posted.files);
  if ('errors' in checked || photoError) {
    const errors = {
      ...('errors' in checked ? checked.errors : {}),
      ...(photoError ? { [photoField]: photoError } : {}),
    };
    return { response: await errorsAnswer(request, site, { posted, errors, formPage }) };
  }

  try {
    const lead = toNewLead(checked.lead, {
      site,
      headers: request.headers,
      photosSent: posted.files.length + posted.droppedPhotos,
      now,
    });
    const { message } = lead.fields;
    const context = { id: lead.id, site: site.id, networks, message, now };
    const { refused, suspicious } = await checkForAbuse(posted.fields, context);
    // Programs' photos would fill the disk.
    const files = refused ? [] : posted.files;
    const isNew = await leadStore(await database()).put({
      ...lead,
      fields: { ...lead.fields, ...(suspicious.length > 0 && { suspicious }) },
      refused,
      destinations: await destinationKeys(site.id),
      holdUntil: files.length > 0 ? now + PHOTO_HOLD_MS : undefined,
    });
    const reason = refused ?? (suspicious.join(', ') || undefined);
    if (isNew)
      info('lead', { lead: lead.id, site: lead.site, state: refused ? 'refused' : 'waiting', reason });
    const hasPhotos = isNew && files.length > 0;
    // A program can leave the bot check out, too: a lead without a bot check gets no confirmation.
    const isConfirmed =
      isNew && !refused && suspicious.length === 0 && Boolean(posted.fields[hiddenFields.botCheck]);
    const owner = { site: site.id, network: networks.at(-1) ?? '' };
    const afterwards = async () => {
      const confirmed = isConfirmed ? confirm(lead.fields, site, networks, now) : undefined;
      if (hasPhotos) await storePhotos(lead.id, files, owner).finally(memory.release);
      await confirmed;
    };
    const response = await thanksAnswer(request, site, now);
    return { response, ...((hasPhotos || isConfirmed) && { afterwards, hasPhotos }) };
  } catch (error) {
    warn('lead.not-kept', { site: site.id, reason: reasonOf(error) });
    return { response: refusalAnswer(request, site, { status: 503, message: 'failed' }) };
  }
};

/** Receives a posted form for the site of the Host header. Thanks only after the lead is committed. */
export const receiveLead = async (request: Request, formPage: FormPage): Promise<Received> => {
  const now = Date.now();
  const pageId = pageIdOfRequest(request.headers.get('host') ?? '', request.headers.get('cookie'));
  if (!pageId) return { response: wrongHost() };
  const site = await siteFor(pageId);
  if (!site) return { response: noStoreText('There is no site here.', 404) };

  if (isPreviewId(pageId) || isPreviewDeployment())
    return { response: refusalAnswer(request, site, { status: 403, message: 'preview' }) };
  if (!isFromOwnPage(request.headers, originOf(pageId)))
    return { response: refusalAnswer(request, site, { status: 403, message: 'refused' }) };
  const networks = clientNetworks(request.headers);
  const wait = await takeLeadPoint(pageId, request.headers);
  if (wait !== null) {
    const headers = { 'retry-after': String(Math.ceil(wait / 1_000)) };
    return { response: refusalAnswer(request, site, { status: 429, message: 'tooMany', headers }) };
  }

  const memory = reserveMemory(networks.at(-1) ?? '');
  try {
    const { hasPhotos, ...received } = await receiveForm(request, site, { now, networks, memory, formPage });
    if (!hasPhotos) memory.release();
    return received;
  } catch (error) {
    memory.release();
    throw error;
  }
};

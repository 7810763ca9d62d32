import { APIError, type CollectionAfterDeleteHook, type Endpoint, type PayloadRequest } from 'payload';
import { isAgency } from '../access/access';
import { bodyOf, ofBusiness, refusalOf } from '../access/routes';
import { findAll, findBusiness } from '../database/find';
import type { Mark, ShownFinding, Tables } from '../database/tables';
import { inTransaction, waitForOthers } from '../database/in-transaction';
import { comparable } from '../record/same-value';
import { formNames } from '../record/record-form';
import { isPageId } from '../record/shape';
import { joined, w, type Words } from '../record/words';
import { settings } from '../settings/settings';
import { readOldWebsite, websiteOf, type OldValue, type OldWebsite } from './read-old-website';
import { pageIdOf } from './requests';

const slug = 'old-websites';
type Row = Tables['old-websites'];

const MAX_SHOWN = 3;
const MAX_LEFT_OUT = 10;

const pagesOf = (values: OldValue[]): string => {
  const pages = values.flatMap(({ places }) =>
    places.map(({ page }) => page.replace(/^https?:\/\/[^/]+/, '')),
  );
  return [...new Set(pages)].slice(0, MAX_SHOWN).join(', ');
};

const wordsOf = (values: OldValue[]): Words => {
  const found = values.filter(({ sure }) => sure !== 'left out');
  const left = values.filter(({ sure }) => sure === 'left out');
  const lost = left.slice(0, MAX_LEFT_OUT).map(({ value }) => `“${value.slice(0, 100)}”`);
  const isSure = found.every(({ sure }) => sure === 'sure');
  const from = isSure ? 'From the old website ({pages}).' : 'Likely, from the old website ({pages}).';
  const parts = [
    ...(found.length ? [w(from, { pages: pagesOf(found) })] : []),
    ...(left.length
      ? [
          w('Not taken, as it is not sure: {lost} ({pages}).', {
            lost: lost.join(', '),
            pages: pagesOf(left),
          }),
        ]
      : []),
  ];
  return joined(parts, ' ');
};

const marksOf = (found: OldValue[], doc: Record<string, unknown>): Mark[] =>
  formNames.flatMap((field) => {
    const values = found.filter((one) => one.field.replaceAll('.', '__') === field);
    return values.length ? [{ field, was: comparable(doc[field]), words: wordsOf(values) }] : [];
  });

/** Without the copy of its Home, which is large. */
const rowOf = async (
  req: PayloadRequest,
  business: number,
  select: { home: true } | { home: false } = { home: false },
): Promise<Row | undefined> =>
  (await findAll(req.payload, slug, { business: { equals: business } }, { select, req }))[0];

/** The marks of values that nobody has changed. */
const standing = (marks: Mark[], doc: Record<string, unknown>): Mark[] =>
  marks.filter(({ field, was }) => comparable(doc[field]) === was);

/**
 * The old website of a business, and the values from it that nobody has changed or confirmed.
 * @param doc with the values of its form
 */
export const foundMarks = async (
  req: PayloadRequest,
  doc: Record<string, unknown>,
): Promise<{ marks: ShownFinding[]; address: string | null }> => {
  const row = await rowOf(req, Number(doc.id));
  const stand = standing(row?.marks ?? [], doc);
  const found = { code: 'found', severity: 'found' } as const;
  const marks = stand.map(({ field, words }) => ({ ...found, text: words.en, field, words }));
  return { marks, address: row?.address ?? null };
};

/** A business that is made later may get the same id. */
export const forgetOldWebsite: CollectionAfterDeleteHook = ({ id, req }) =>
  req.payload.delete({ collection: slug, where: { business: { equals: id } }, req });

const HOME_MS = 7 * 24 * 60 * 60 * 1000;
const forgetOldHomes = (req: PayloadRequest) => {
  const before = { createdAt: { less_than: new Date(Date.now() - HOME_MS).toISOString() } };
  return req.payload.update({ collection: slug, where: before, data: { home: null } as never, req });
};

/** @returns the id of the first new business, whose values are marked */
const create = async (
  req: PayloadRequest,
  address: string,
  { records, found, redirects, home }: OldWebsite,
) => {
  const ids: number[] = [];
  await forgetOldHomes(req);
  for (const [pageId, record] of Object.entries(records)) {
    const data = { pageId, record: JSON.stringify(record), _status: 'draft' } as never;
    const doc = (await req.payload.create({ collection: 'businesses', data, draft: true, req })) as never as {
      id: number;
    };
    const marks = ids.length ? [] : marksOf(found, doc as Record<string, unknown> & typeof doc);
    const row = { business: doc.id, address, marks, redirects, home: ids.length ? null : home } as never;
    await req.payload.create({ collection: slug, data: row, req });
    ids.push(doc.id);
  }
  return ids[0];
};

let isReading = false;

/** Businesses in the trash count too. */
const isTaken = async ({ payload }: PayloadRequest, pageId: string): Promise<boolean> =>
  (await payload.count({ collection: 'businesses', where: { pageId: { equals: pageId } }, trash: true }))
    .totalDocs > 0;

/** @throws a refusal of a reading that may not begin */
const begin = async (req: PayloadRequest, pageId: unknown, address: string | null) => {
  if (!isAgency(req)) throw refusalOf(req, 403, 'Only the agency adds businesses.');
  if (!settings.siteDir) throw refusalOf(req, 404, 'The site is not installed here.');
  if (!isPageId(pageId) || !/^\w/.test(pageId))
    throw refusalOf(req, 400, 'A page id has 1 to 64 letters, digits, - or _.');
  if (!address) throw refusalOf(req, 400, 'That is no address of a website.');
  if (await isTaken(req, pageId)) throw refusalOf(req, 409, 'There is a business with this page id.');
  if (isReading) throw refusalOf(req, 409, 'Another old website is being read. Try again in a minute.');
  // Without a wait since the last check, so that one of two simultaneous requests is refused.
  isReading = true;
};

/**
 * POST /api/businesses/old-website {"pageId", "address"}: makes a draft from an old website. Answers in lines
 * of JSON: {"page"} for each page that is read, then {"id"} of the business or {"error"}.
 */
const startEndpoint: Endpoint = {
  path: '/old-website',
  method: 'post',
  handler: async (req) => {
    const { pageId, address: typed } = await bodyOf(req);
    const address = websiteOf(typed);
    await begin(req, pageId, address);
    const left = new AbortController();
    const lines = new ReadableStream<string>({
      start: async (stream) => {
        const say = (line: object) => left.signal.aborted || stream.enqueue(`${JSON.stringify(line)}\n`);
        try {
          const read = await readOldWebsite(
            pageId as string,
            address as string,
            (page) => say({ page }),
            left.signal,
          );
          const made = (all: PayloadRequest) => create(all, address as string, read);
          say({ id: await inTransaction(req.payload, req.user, made) });
        } catch (error) {
          req.payload.logger.warn({
            msg: 'An old website was not read.',
            site: pageId,
            reason: String(error),
          });
          say({ error: (error as Error).message });
        } finally {
          isReading = false;
          if (!left.signal.aborted) stream.close();
        }
      },
      cancel: () => left.abort(),
    });
    return new Response(lines.pipeThrough(new TextEncoderStream()), {
      headers: { 'content-type': 'application/x-ndjson' },
    });
  },
};

/** POST /api/businesses/{id}/found {"field"}: somebody looked at a found value and left it. */
const confirmEndpoint = ofBusiness('post', 'found', async (req, business) => {
  const { field } = await bodyOf(req);
  const left = await inTransaction(req.payload, req.user, async (all) => {
    await waitForOthers(all, business);
    const row = await rowOf(all, business);
    if (!row) throw new APIError('Not found', 404, null, true);
    const doc = await findBusiness(req.payload, business, { draft: true, req: all });
    const marks = standing(row.marks, doc).filter((mark) => mark.field !== field);
    const data = { marks, ...(!marks.length && { home: null }) } as never;
    await req.payload.update({ collection: slug, id: row.id, data, req: all });
    return marks.length;
  });
  return Response.json({ left });
});

/** GET /api/businesses/{id}/redirects: a file for `npm run redirects`, from old addresses to new ones. */
const redirectsEndpoint = ofBusiness('get', 'redirects', async (req, business) => {
  const pageId = await pageIdOf(req);
  const row = await rowOf(req, business);
  if (!row) throw new APIError('Not found', 404, null, true);
  const name = `attachment; filename="${pageId}.redirects.json"`;
  return Response.json(row.redirects, { headers: { 'content-disposition': name } });
});

/** GET /api/businesses/{id}/old-home: the copy of the old Home, until all values are confirmed. */
const homeEndpoint = ofBusiness('get', 'old-home', async (req, id) => {
  const { home } = (await rowOf(req, id, { home: true })) ?? {};
  return home ? Response.json({ home }) : Response.json({}, { status: 404 });
});

export const oldWebsiteEndpoints = [startEndpoint, confirmEndpoint, redirectsEndpoint, homeEndpoint];

import type { PayloadRequest } from 'payload';
import { isAgency } from '../access/access';
import { bodyOf, ofBusiness, refusalOf } from '../access/routes';
import { findBusiness } from '../database/find';
import type { Business } from '../database/tables';
import { labelOfField } from '../record/form-fields';
import { agencyNames, formNames, type Form } from '../record/record-form';
import { comparable } from '../record/same-value';
import { said } from '../record/words';

const slug = 'businesses';
const MAX_SHOWN = 8;
const MAX_NAME = 100;
/** After this pause, or by another person, a change begins a version of its own. */
const PAUSE_MS = 30 * 60 * 1000;

type Version = {
  id: number;
  updatedAt: string;
  autosave?: boolean;
  version: Business;
};

/** The labels of the fields in which two forms differ; an owner's without those of the agency. */
const differences = (req: PayloadRequest, before: Form | null | undefined, after: Form | null | undefined) =>
  formNames
    .filter((name) => isAgency(req) || !agencyNames.has(name))
    .filter((name) => comparable(before?.[name], true) !== comparable(after?.[name], true))
    .map((name) => said(labelOfField(name), req.i18n.language));

type HistoryEntry = {
  id: number;
  updatedAt: string;
  by: string | null;
  isPublished: boolean;
  name: string | null;
  /** The labels of the changed fields; null for the first version. */
  changes: string[] | null;
};
export type HistoryAnswer = { unpublished: string[]; versions: HistoryEntry[] };

/** GET /api/businesses/{id}/history: the newest versions with their changes, and the unpublished changes. */
const historyEndpoint = ofBusiness('get', 'history', async (req, id) => {
  const found = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MAX_SHOWN + 1,
    depth: 0,
  });
  const versions = found.docs as unknown as Version[];
  const shown = await findBusiness(req.payload, id);
  /** A publication is compared with the one before it, a draft with the version before it. */
  const before = ({ version }: Version, index: number) =>
    versions
      .slice(index + 1)
      .find((one) => version._status === 'draft' || one.version._status === 'published') ??
    versions[index + 1];
  const answer: HistoryAnswer = {
    unpublished: differences(req, shown.form, versions[0]?.version.form),
    versions: versions.slice(0, MAX_SHOWN).map((one, index) => ({
      id: one.id,
      updatedAt: one.updatedAt,
      by: one.version.editedBy ?? null,
      isPublished: one.version._status === 'published',
      name: one.version.versionName ?? null,
      changes: versions[index + 1]
        ? differences(req, before(one, index)?.version.form, one.version.form)
        : null,
    })),
  };
  return Response.json(answer);
});

/** A closed version is not written over by the next autosave. */
const close = (req: PayloadRequest, id: number, more: object = {}) =>
  req.payload.db.updateVersion({
    collection: slug,
    id,
    versionData: { autosave: false, ...more } as never,
    req,
  });

/** POST /api/businesses/{id}/history {"version", "name"}: names a version. */
const nameEndpoint = ofBusiness('post', 'history', async (req, id) => {
  const { version, name } = await bodyOf(req);
  const where = { parent: { equals: id }, id: { equals: Number(version) || 0 } };
  const { docs } = await req.payload.db.findVersions<Business>({ collection: slug, where, req });
  if (typeof name !== 'string' || !docs[0]) throw refusalOf(req, 400, 'Name a version.');
  const versionName = name.trim().slice(0, MAX_NAME) || null;
  await close(req, Number(version), { version: { versionName } });
  return Response.json({ name: versionName });
});

/**
 * Runs before an autosave, which Payload would write over the last draft, even over an old draft or another
 * person's.
 */
export const beginVersion = async (
  req: PayloadRequest,
  { id, editedBy, updatedAt }: { id: number; editedBy?: unknown; updatedAt?: unknown },
): Promise<void> => {
  const isSamePerson = editedBy === req.user?.email;
  if (isSamePerson && Date.now() - Date.parse(String(updatedAt)) < PAUSE_MS) return;
  const where = { parent: { equals: id } };
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where,
    sort: '-updatedAt',
    limit: 1,
    req,
  });
  const last = docs[0] as unknown as Version | undefined;
  if (last?.autosave) await close(req, last.id);
};

export const historyEndpoints = [historyEndpoint, nameEndpoint];

import type { z } from 'zod';
import { business } from '@/lib/content/business/business-fields';
import {
  group,
  notesOf,
  unwrap,
  type FieldNotes,
  type KindName,
  type ListBounds,
} from '@/lib/content/fields/field';
import * as pictures from '@/lib/content/gallery/picture-fields';
import * as links from '@/lib/content/links/link-fields';
import { styles } from '@/lib/content/look/look-fields';
import * as reviews from '@/lib/content/reviews/review-fields';
import { services } from '@/lib/content/services/service-fields';
import * as settings from '@/lib/content/settings/settings-fields';
import * as texts from '@/lib/content/texts/text-fields';
import * as videos from '@/lib/content/videos/video-fields';
import { options } from './options-fields';

const fields = {
  dbPrincipal: business,
  dbSlogan: texts.slogans,
  dbAbout: texts.about,
  dbHome: texts.homeTexts,
  dbValues: texts.values,
  dbServices: services,
  landings: pictures.projects,
  dbSocialMedia: links.socialMedia,
  gallery: pictures.gallery,
  stock: pictures.stock,
  beforeAfterGall: pictures.beforeAfter,
  captions: pictures.captions,
  videosPromo: videos.promoVideos,
  ytGallery: videos.channelVideos,
  reviews: reviews.reviews,
  brandingExtra: pictures.branding,
  simpleWidgets: settings.simpleWidgets,
  tiposPago: pictures.paymentPictures,
  gmb: links.businessListing,
  qrImg: pictures.qrPicture,
  customLinks: settings.customLinks,
  linkPostEmail: links.leadEndpoint,
  autoGntLandingFromService: settings.hasServicePages,
  docId: reviews.reviewsId,
  labels: settings.labels,
  styles,
  options,
};

export const wireRecordSchema = group(fields);

export const wireRecordFields: ReadonlySet<string> = new Set(Object.keys(fields));

/** Unchecked, in a fixed order, so that documents can be compared. */
export const knownFieldsOf = (document: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(document) as object)
      .filter(([name]) => wireRecordFields.has(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export type WireRecord = NonNullable<z.output<typeof wireRecordSchema>>;

/** `path` as `dbServices[].name`; every list has `bounds`. */
export type RecordField = FieldNotes & { path: string; kind: KindName; bounds?: ListBounds };

const fieldsBelow = (schema: z.core.$ZodType, path: string): RecordField[] => {
  const { label, description = '', kind, bounds, ...notes } = notesOf(schema);
  const inner = unwrap(schema);
  const own = (name: KindName): RecordField[] =>
    label ? [{ path, kind: name, label, description, bounds, ...notes }] : [];
  const named = (shape: Record<string, z.core.$ZodType>) =>
    Object.entries(shape).flatMap(([name, of]) => fieldsBelow(of, path ? `${path}.${name}` : name));
  if (inner.type === 'group') return [...own('group'), ...named(inner.shape)];
  if (inner.type === 'list') {
    const item = notesOf(inner.item);
    const list = own(kind ?? 'list');
    if (!item.kind) return [...list, ...fieldsBelow(inner.item, `${path}[]`)];
    // The single values of a list have the list's words, and its example.
    const [example = item.example] = (notes.example as unknown[] | undefined) ?? [];
    const value = { path: `${path}[]`, kind: item.kind, label: notes.entry?.[0] ?? '', description, example };
    return [...list.map((field) => ({ ...field, example: undefined })), value];
  }
  if (inner.type === 'map') return [...own('groups by name'), ...fieldsBelow(inner.item, `${path}.*`)];
  return own(kind ?? 'anything');
};

export const recordFields = (): RecordField[] => fieldsBelow(wireRecordSchema, '');

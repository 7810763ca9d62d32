import type { z } from 'zod';
import { business } from '@/lib/content/business/business-fields';
import { group, notesOf, type FieldNotes, type KindName, type ListBounds } from '@/lib/content/fields/field';
import { options } from './options-fields';
import { slogans, about, homeTexts, values, services } from '@/lib/content/texts/text-fields';
import {
  projects,
  gallery,
  stock,
  beforeAfter,
  captions,
  promoVideos,
  channelVideos,
  branding,
  paymentPictures,
  qrPicture,
} from '@/lib/content/gallery/picture-fields';
import {
  socialMedia,
  reviews,
  businessListing,
  leadEndpoint,
  reviewsId,
} from '@/lib/content/links/link-fields';
import {
  simpleWidgets,
  customLinks,
  hasServicePages,
  labels,
  styles,
} from '@/lib/content/settings/settings-fields';

const fields = {
  dbPrincipal: business,
  dbSlogan: slogans,
  dbAbout: about,
  dbHome: homeTexts,
  dbValues: values,
  dbServices: services,
  landings: projects,
  dbSocialMedia: socialMedia,
  gallery,
  stock,
  beforeAfterGall: beforeAfter,
  captions,
  videosPromo: promoVideos,
  ytGallery: channelVideos,
  reviews,
  brandingExtra: branding,
  simpleWidgets,
  tiposPago: paymentPictures,
  gmb: businessListing,
  qrImg: qrPicture,
  customLinks,
  linkPostEmail: leadEndpoint,
  autoGntLandingFromService: hasServicePages,
  docId: reviewsId,
  labels,
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

type Unwrapped =
  | { type: 'group'; shape: Record<string, z.core.$ZodType> }
  | { type: 'list'; item: z.core.$ZodType }
  | { type: 'map'; item: z.core.$ZodType }
  | { type: 'value' };

export const unwrap = (schema: z.core.$ZodType): Unwrapped => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return unwrap(def.out);
    case 'nullable':
      return unwrap(def.innerType);
    case 'object':
      return { type: 'group', shape: def.shape };
    case 'array':
      return { type: 'list', item: def.element };
    case 'record':
      return { type: 'map', item: def.valueType };
    default:
      return { type: 'value' };
  }
};

const fieldsBelow = (schema: z.core.$ZodType, path: string): RecordField[] => {
  const { description = '', shows, without, example, kind, bounds } = notesOf(schema);
  const inner = unwrap(schema);
  const own = (name: KindName): RecordField[] =>
    description ? [{ path, kind: name, description, shows, without, example, bounds }] : [];
  if (inner.type === 'group')
    return [
      ...own('group'),
      ...Object.entries(inner.shape).flatMap(([name, of]) =>
        fieldsBelow(of, path ? `${path}.${name}` : name),
      ),
    ];
  if (inner.type === 'list') return [...own(kind ?? 'list'), ...fieldsBelow(inner.item, `${path}[]`)];
  if (inner.type === 'map') return [...own('groups by name'), ...fieldsBelow(inner.item, `${path}.*`)];
  return own(kind ?? 'anything');
};

export const recordFields = (): RecordField[] => fieldsBelow(wireRecordSchema, '');

import type { z } from 'zod';
import { business } from './business-fields';
import { slogans, about, homeTexts, values, services } from './text-fields';
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
} from './picture-fields';
import { socialMedia, reviews, businessListing, leadEndpoint, reviewsId } from './link-fields';
import { simpleWidgets, customLinks, hasServicePages } from './behaviour-fields';
import { labels, styles } from './look-fields';
import { group } from './shape-kinds';

// SPEC section 3. The notes become record.schema.json, docs/content-record.md and the doctor's findings.
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
};

/** The content record as the content server sends it: SPEC section 3, with its spellings. */
export const wireRecordSchema = group(fields);

export const wireRecordFields: ReadonlySet<string> = new Set(Object.keys(fields));

/** A document's known fields, unchecked, in a fixed order, so that two documents can be compared. */
export const knownFieldsOf = (document: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(document) as object)
      .filter(([name]) => wireRecordFields.has(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export type WireRecord = NonNullable<z.output<typeof wireRecordSchema>>;

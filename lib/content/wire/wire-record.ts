import type { z } from 'zod';
import {
  anyLink,
  colour,
  count,
  date,
  email,
  flag,
  group,
  line,
  list,
  phone,
  picture,
  presence,
  text,
  videoId,
  webLink,
  years,
} from './wire-fields';

const fields = {
  dbPrincipal: group({
    name: line,
    favicon: picture,
    logo: picture,
    exprYears: years,
    miles: count,
    licensed: line,
    paymentMethod: line,
    location: list(group({ address: line, url: webLink })),
    phones: list(group({ phone, name: line })),
    emails: list(group({ email })),
    workdays: list(group({ day: line })),
    workHours: list(group({ hour: line })),
    specialHours: list(group({ from: date, to: date, hours: line, closed: flag, note: line })),
  }),
  dbSlogan: list(group({ slogan: text })),
  dbAbout: list(group({ text, list: list(text) })),
  dbHome: list(group({ text })),
  dbValues: list(group({ title: line, description: text })),
  dbServices: list(
    group({ name: line, description: list(group({ img: picture, text, lists: list(text) })) }),
  ),
  landings: list(group({ name: line, gallery: list(picture) })),
  dbSocialMedia: group({
    redes: list(group({ url: anyLink, image: picture, icon: line })),
    directorios: list(group({ name: line, url: anyLink, image: picture })),
  }),
  gallery: list(picture),
  stock: list(picture),
  beforeAfterGall: list(group({ beforeImg: picture, afterImg: picture })),
  videosPromo: list(group({ activo: flag, link: webLink, img: picture })),
  ytGallery: group({ linkCanalYT: webLink, links: list(videoId) }),
  reviews: group({ activo: flag, isHomeOnly: flag, links: list(webLink) }),
  brandingExtra: list(group({ activo: flag, link: webLink, img: picture })),
  simpleWidgets: list(group({ val: line, activo: flag })),
  tiposPago: list(group({ activo: flag, img: picture })),
  gmb: group({ link: webLink, img: picture }),
  qrImg: picture,
  customLinks: presence,
  linkPostEmail: webLink,
  autoGntLandingFromService: flag,
  docId: line,
  labels: group({
    general: group({
      titleMap: line,
      titleServices: line,
      titleGallery: line,
      titleReviews: line,
      titleBranding: line,
    }),
    formLabel: group({
      tname: line,
      tlname: line,
      temail: line,
      tphone: line,
      taddress: line,
      ttypeservice: line,
      tbestway: line,
      tcheckphone: line,
      tcheckcorreo: line,
      tmessage: line,
      tbutton: line,
      isenglish: flag,
    }),
  }),
  styles: group({
    mainColor: colour,
    secondaryColor: colour,
    thirdColor: colour,
    headingTextColor: colour,
    paragraphTextColor: colour,
    bgFooter: colour,
    btn: colour,
    btnHover: colour,
    scrollColor: colour,
    iconsMenuMovil: colour,
    overlayColor: colour,
  }),
};

/** The content record as the content server sends it: SPEC section 3, with its spellings. */
export const wireRecordSchema = group(fields);

export const wireRecordFields: ReadonlySet<string> = new Set(Object.keys(fields));

/** What a document says as a content record, as it came: the same for every version of this program that knows the same fields. */
export const knownFieldsOf = (document: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(document) as object)
      .filter(([field]) => wireRecordFields.has(field))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export type WireRecord = NonNullable<z.output<typeof wireRecordSchema>>;

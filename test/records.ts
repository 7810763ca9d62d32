import { parseRecord } from '@/lib/content/parse-record';
import type { FormLabels, Site } from '@/lib/content/domain/site';
import type { Language } from '@/lib/language/i18n';

/** What a test says of a business, in the domain's words; everything else is missing from its record. */
export type Given = {
  name?: string;
  logo?: string;
  favicon?: string;
  phones?: string[];
  emails?: string[];
  places?: { address?: string; mapUrl?: string }[];
  services?: string[];
  /** A picture for each project: one without pictures has an empty page. */
  projects?: { name: string; pictures?: string[] }[];
  gallery?: string[];
  stock?: string[];
  aboutTexts?: (string | null)[];
  homeTexts?: string[];
  social?: string[];
  qrPicture?: string;
  promoVideo?: string;
  channelUrl?: string;
  videoIds?: string[];
  reviews?: { active?: boolean; homeOnly?: boolean; links?: string[]; recordId?: string };
  widgets?: ('chat' | 'visits' | 'weather')[];
  callOnly?: boolean;
  servicePages?: boolean;
  /** Any value: only whether there is one counts. */
  customLinks?: unknown;
  leadEndpoint?: string;
  language?: Language;
  formLabels?: Partial<Record<keyof FormLabels, string>>;
  mainColour?: string;
};

const widgetNames = { chat: 'WhatsappBtn', visits: 'VisitsCounter', weather: 'Wheather' } as const;

const labelNames: Record<keyof FormLabels, string> = {
  firstName: 'tname',
  lastName: 'tlname',
  email: 'temail',
  phone: 'tphone',
  address: 'taddress',
  serviceType: 'ttypeservice',
  bestWay: 'tbestway',
  byPhone: 'tcheckphone',
  byEmail: 'tcheckcorreo',
  message: 'tmessage',
  submit: 'tbutton',
};

/**
 * For tests: the content record of a business, as a content server sends it. Only this file spells its
 * fields.
 */
export const recordOf = (given: Given = {}): Record<string, unknown> => {
  const { widgets = [], callOnly = false } = given;
  // The fourth entry is the call-only switch; the widgets fill the first three.
  const simpleWidgets = [0, 1, 2].map((index) => {
    const widget = widgets[index];
    return widget ? { val: widgetNames[widget], activo: true } : {};
  });
  const formLabel = Object.fromEntries(
    Object.entries(given.formLabels ?? {}).map(([name, text]) => [
      labelNames[name as keyof FormLabels],
      text,
    ]),
  );
  return {
    dbPrincipal: {
      name: given.name,
      logo: given.logo,
      favicon: given.favicon,
      phones: given.phones?.map((phone) => ({ phone })),
      emails: given.emails?.map((email) => ({ email })),
      location: given.places?.map(({ address, mapUrl }) => ({ address, url: mapUrl })),
    },
    dbServices: given.services?.map((name) => ({ name })),
    landings: given.projects?.map(({ name, pictures }) => ({ name, gallery: pictures })),
    gallery: given.gallery,
    stock: given.stock,
    dbAbout: given.aboutTexts?.map((text) => (text === null ? null : { text })),
    dbHome: given.homeTexts?.map((text) => ({ text })),
    dbSocialMedia: { redes: given.social?.map((url) => ({ url })) },
    qrImg: given.qrPicture,
    videosPromo: given.promoVideo && [{ activo: true, link: given.promoVideo }],
    ytGallery: { linkCanalYT: given.channelUrl, links: given.videoIds },
    reviews: {
      activo: given.reviews?.active,
      isHomeOnly: given.reviews?.homeOnly,
      links: given.reviews?.links,
    },
    docId: given.reviews?.recordId,
    simpleWidgets: [...simpleWidgets, { activo: callOnly }],
    autoGntLandingFromService: given.servicePages,
    customLinks: given.customLinks,
    linkPostEmail: given.leadEndpoint,
    labels: { formLabel: { ...formLabel, language: given.language } },
    styles: { mainColor: given.mainColour },
  };
};

/** For tests: the site of a record that says this and nothing else. */
export const siteOf = (given: Given = {}, pageId = 'test'): Site => parseRecord(recordOf(given), pageId);

import { formLabelFields, type FormLabels } from '@/lib/content/settings/site-settings';
import type { Site } from '@/lib/content/record/site';
import { parseRecord } from '@/lib/content/record/parse-record';
import { kindAt, mapValues } from '@/lib/content/record/record-help';
import { widgetNames } from '@/lib/content/settings/settings-fields';
import type { Language } from '@/lib/language/i18n';

/** A business in the domain's words; what is not given is missing from its record. */
export type Given = {
  name?: string;
  logo?: string;
  favicon?: string;
  phones?: string[];
  emails?: string[];
  places?: { address?: string; mapUrl?: string }[];
  /** By name, or name and text. */
  services?: (string | { name: string; text: string })[];
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
  /** Three at most: the fourth entry is the call-only switch. */
  widgets?: (keyof typeof widgetNames)[];
  callOnly?: boolean;
  servicePages?: boolean;
  /** Any value: only whether there is one counts. */
  customLinks?: unknown;
  leadEndpoint?: string;
  language?: Language;
  formLabels?: Partial<Record<keyof FormLabels, string>>;
  mainColour?: string;
  options?: object;
};

/** For tests: the content record of a business, in the spellings of a content server. */
export const recordOf = (given: Given = {}): Record<string, unknown> => {
  const { widgets = [], callOnly = false } = given;
  const simpleWidgets = [0, 1, 2].map((index) => {
    const widget = widgets[index];
    return widget ? { val: widgetNames[widget], activo: true } : {};
  });
  const formLabel = Object.fromEntries(
    Object.entries(given.formLabels ?? {}).map(([name, text]) => [
      formLabelFields[name as keyof FormLabels],
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
    dbServices: given.services?.map((service) =>
      typeof service === 'string'
        ? { name: service }
        : { name: service.name, description: [{ text: service.text }] },
    ),
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
    options: given.options,
  };
};

export const siteOf = (given: Given = {}, pageId = 'test'): Site => parseRecord(recordOf(given), pageId);

type Change = (value: unknown, path: string, kind: ReturnType<typeof kindAt>) => unknown;

/**
 * For tests: a copy of a record with every single value changed.
 * @param change gets a path such as `dbServices[0].name`, and the field's kind, null for an unknown field
 */
export const mapRecord = (record: unknown, change: Change): unknown =>
  mapValues(record, (value, path) => change(value, path, kindAt(path)));

import { getMessages, type Language } from '@/lib/language/i18n';
import { mapPresent, present, uniqueBy, type Nullable } from './present';
import type { Phone, Site, TextWithPoints } from '@/lib/content/domain/site';
import { toBranding, toDirectories, toListing, toPromoVideo, toSocial } from './to-links';
import { toColours, toFormLabels, toHeadings } from './to-look';
import { toOpeningHours, toSpecialHours } from './to-opening-hours';
import { toProjects, toServices } from './to-pages';
import type { WidgetSpelling } from './widget-names';
import type { FieldProblem } from './wire/forgiving-parse';
import { nationalDigits } from './wire/text-kinds';
import type { WireRecord } from './wire/wire-record';

const toPhone = ({ phone, name }: { phone: string | null; name: string | null }): Phone | null => {
  if (!phone) return null;
  const digits = nationalDigits(phone);
  return digits ? { label: name, display: phone, digits } : null;
};

const toTextWithPoints = (
  entry: Nullable<{ text: string | null; list: (string | null)[] | null }>,
): TextWithPoints => ({ text: entry?.text ?? '', points: present(entry?.list) });

const languageOf = ({ labels }: WireRecord): Language => {
  const { language, isenglish } = labels?.formLabel ?? {};
  return language ?? (isenglish === false ? 'es' : 'en');
};

const toSlogans = (entries: WireRecord['dbSlogan']): Site['slogans'] => {
  const slogans = (entries ?? []).map((entry) => entry?.slogan ?? null);
  return {
    hero: slogans[0] ?? null,
    about: slogans[1] ?? null,
    closing: slogans[3] ?? null,
    all: present(slogans),
  };
};

const toCaptions = (entries: WireRecord['captions']): Site['captions'] =>
  Object.fromEntries(
    mapPresent(entries, ({ img, text }) => (img && text ? [[img, text] as const] : null)).flat(),
  );

const toWidgets = (entries: WireRecord['simpleWidgets']): Site['widgets'] => {
  const isOn = (name: WidgetSpelling) =>
    present(entries).some(
      (widget) => widget.val?.toLowerCase() === name.toLowerCase() && widget.activo === true,
    );
  return {
    chat: isOn('WhatsappBtn'),
    visits: isOn('VisitsCounter'),
    callNow: isOn('CallUsNow'),
    weather: isOn('Wheather'),
    palette: isOn('ModalColores'),
    reviewsBadge: entries?.[4]?.activo === true,
  };
};

/**
 * Maps a checked record. Every default of the product lives here and in the other to-*.ts.
 * @returns the site, and what is not shown although its field is well formed
 */
export const toSite = (id: string, wire: WireRecord): { site: Site; problems: FieldProblem[] } => {
  const problems: FieldProblem[] = [];
  const business = wire.dbPrincipal;
  const language = languageOf(wire);
  const values = (wire.dbValues ?? []).map((entry) => ({
    title: entry?.title ?? '',
    description: entry?.description ?? '',
  }));

  const site: Site = {
    id,
    name: business?.name ?? getMessages(language).business,
    language,
    logo: business?.logo ?? null,
    favicon: business?.favicon ?? null,

    callOnly: wire.simpleWidgets?.[3]?.activo === true,
    servicePages: wire.autoGntLandingFromService === true,
    projectsInNavigation: wire.customLinks,

    yearsOfExperience: business?.exprYears || null,
    milesCovered: business?.miles || null,
    licence: business?.licensed ?? null,
    phones: uniqueBy(mapPresent(business?.phones, toPhone), ({ digits }) => digits),
    emails: [...new Set(mapPresent(business?.emails, (entry) => entry.email))],
    places: mapPresent(business?.location, (entry) =>
      entry.address ? { address: entry.address, mapUrl: entry.url } : null,
    ),
    openingHours: toOpeningHours(
      (business?.workdays ?? []).map((entry) => entry?.day ?? ''),
      (business?.workHours ?? []).map((entry) => entry?.hour ?? ''),
    ),
    specialHours: toSpecialHours(business?.specialHours, problems),
    paymentMethods: business?.paymentMethod ?? null,
    paymentPicture: present(wire.tiposPago).find((entry) => entry.activo && entry.img)?.img ?? null,

    slogans: toSlogans(wire.dbSlogan),
    about: { first: toTextWithPoints(wire.dbAbout?.[0]), second: toTextWithPoints(wire.dbAbout?.[1]) },
    homeTexts: mapPresent(wire.dbHome, (entry) => entry.text),
    values: values.filter((value) => value.title || value.description),
    heroText: values[1]?.description || null,

    services: toServices(wire, problems),
    projects: toProjects(wire, problems),
    gallery: [...new Set(present(wire.gallery))],
    stock: [...new Set(present(wire.stock))],
    beforeAfter: mapPresent(wire.beforeAfterGall, ({ beforeImg, afterImg }) =>
      beforeImg && afterImg ? { before: beforeImg, after: afterImg } : null,
    ),

    captions: toCaptions(wire.captions),

    promoVideo: toPromoVideo(wire.videosPromo),
    videos: {
      channelUrl: wire.ytGallery?.linkCanalYT ?? null,
      ids: [...new Set(present(wire.ytGallery?.links))],
    },
    reviews: {
      active: wire.reviews?.activo === true,
      homeOnly: wire.reviews?.isHomeOnly === true,
      links: [...new Set(present(wire.reviews?.links))],
      recordId: wire.docId,
    },
    branding: toBranding(wire.brandingExtra),
    businessListing: toListing(wire.gmb),
    qrPicture: wire.qrImg,
    social: toSocial(wire.dbSocialMedia),
    directories: toDirectories(wire.dbSocialMedia),

    widgets: toWidgets(wire.simpleWidgets),

    leadEndpoint: wire.linkPostEmail,

    headings: toHeadings(wire.labels?.general),
    formLabels: toFormLabels(wire.labels?.formLabel),
    colours: toColours(wire.styles),
  };
  return { site, problems };
};

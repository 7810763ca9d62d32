import { getMessages } from '@/lib/i18n';
import { mapPresent, present, uniqueBy, type Nullable } from './present';
import type { Phone, Site, TextWithPoints } from '@/lib/domain/site';
import { socialNetwork } from './social-network';
import { toOpeningHours, toSpecialHours } from './to-opening-hours';
import { toProjects, toServices } from './to-pages';
import type { WidgetSpelling } from './widget-names';
import type { Problem } from './wire/forgiving-parse';
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

/**
 * Maps a checked record. Every default of the product lives here.
 * @returns the site, and what is not shown although its field is well formed
 */
export const toSite = (id: string, wire: WireRecord): { site: Site; problems: Problem[] } => {
  const problems: Problem[] = [];
  const business = wire.dbPrincipal;
  const { language: named, isenglish } = wire.labels?.formLabel ?? {};
  const language = named ?? (isenglish === false ? 'es' : 'en');
  const slogans = (wire.dbSlogan ?? []).map((entry) => entry?.slogan ?? null);
  const values = (wire.dbValues ?? []).map((entry) => ({
    title: entry?.title ?? '',
    description: entry?.description ?? '',
  }));
  const widgetIsOn = (name: WidgetSpelling) =>
    present(wire.simpleWidgets).some(
      (widget) => widget.val?.toLowerCase() === name.toLowerCase() && widget.activo === true,
    );
  const promo = wire.videosPromo?.[0];
  const branding = wire.brandingExtra?.[0];
  const labels = wire.labels?.formLabel;
  const headings = wire.labels?.general;
  const styles = wire.styles;

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

    slogans: {
      hero: slogans[0] ?? null,
      about: slogans[1] ?? null,
      closing: slogans[3] ?? null,
      all: present(slogans),
    },
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

    captions: Object.fromEntries(
      mapPresent(wire.captions, ({ img, text }) => (img && text ? [[img, text] as const] : null)).flat(),
    ),

    promoVideo: promo?.activo && promo.link ? { url: promo.link, picture: promo.img } : null,
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
    branding:
      branding?.activo && (branding.img || branding.link)
        ? { url: branding.link, picture: branding.img }
        : null,
    businessListing: wire.gmb?.link || wire.gmb?.img ? { url: wire.gmb.link, picture: wire.gmb.img } : null,
    qrPicture: wire.qrImg,
    social: uniqueBy(
      mapPresent(wire.dbSocialMedia?.redes, ({ url, image, icon }) =>
        url ? { ...socialNetwork(url, icon), url, picture: image } : null,
      ),
      ({ url }) => url,
    ),
    directories: uniqueBy(
      mapPresent(wire.dbSocialMedia?.directorios, ({ name, url, image }) =>
        url
          ? { name: name ?? (new URL(url).hostname || url.replace(/^\w+:/, '')), url, picture: image }
          : null,
      ),
      ({ url }) => url,
    ),

    widgets: {
      chat: widgetIsOn('WhatsappBtn'),
      visits: widgetIsOn('VisitsCounter'),
      callNow: widgetIsOn('CallUsNow'),
      weather: widgetIsOn('Wheather'),
      palette: widgetIsOn('ModalColores'),
      reviewsBadge: wire.simpleWidgets?.[4]?.activo === true,
    },

    leadEndpoint: wire.linkPostEmail,

    headings: {
      map: headings?.titleMap ?? null,
      services: headings?.titleServices ?? null,
      gallery: headings?.titleGallery ?? null,
      reviews: headings?.titleReviews ?? null,
      branding: headings?.titleBranding ?? null,
    },
    formLabels: {
      firstName: labels?.tname ?? null,
      lastName: labels?.tlname ?? null,
      email: labels?.temail ?? null,
      phone: labels?.tphone ?? null,
      address: labels?.taddress ?? null,
      serviceType: labels?.ttypeservice ?? null,
      bestWay: labels?.tbestway ?? null,
      byPhone: labels?.tcheckphone ?? null,
      byEmail: labels?.tcheckcorreo ?? null,
      message: labels?.tmessage ?? null,
      submit: labels?.tbutton ?? null,
    },
    colours: {
      main: styles?.mainColor ?? null,
      secondary: styles?.secondaryColor ?? null,
      third: styles?.thirdColor ?? null,
      heading: styles?.headingTextColor ?? null,
      paragraph: styles?.paragraphTextColor ?? null,
      footer: styles?.bgFooter ?? null,
      button: styles?.btn ?? null,
      buttonHover: styles?.btnHover ?? null,
      scroll: styles?.scrollColor ?? null,
      mobileMenu: styles?.iconsMenuMovil ?? null,
      overlay: styles?.overlayColor ?? null,
    },
  };
  return { site, problems };
};

import { socialNetwork } from './social-network';
import type { OpeningHours, Phone, Project, Service, Site, TextWithPoints } from './site';
import type { Problem } from './wire/forgiving-parse';
import { nationalDigits } from './wire/wire-fields';
import type { WireRecord } from './wire/wire-record';
import { getMessages, type Language } from '@/lib/i18n';
import type { SpecialHours } from '@/lib/opening-hours';
import { reservedSlugs } from '@/lib/pages/reserved-slugs';
import { slugOf } from '@/lib/urls/slug';
import type { WidgetName } from './widget-names';

type Nullable<T> = T | null | undefined;

const present = <T>(items: Nullable<Nullable<T>[]>): T[] =>
  (items ?? []).filter((item): item is T => item !== null && item !== undefined);

/** Keeps the items for which `map` finds something to show. */
const mapPresent = <T, U>(items: Nullable<Nullable<T>[]>, map: (item: T) => U | null): U[] =>
  present(present(items).map(map));

const toPhone = ({ phone, name }: { phone: string | null; name: string | null }): Phone | null => {
  if (!phone) return null;
  const digits = nationalDigits(phone);
  return digits ? { label: name, display: phone, digits } : null;
};

/** Each address once: what is repeated in a record is shown once. */
const uniqueBy = <T>(items: T[], keyOf: (item: T) => string): T[] =>
  [...new Map(items.map((item) => [keyOf(item), item] as const).reverse()).values()].reverse();

/** Days and hours are two lists in the record; what stands at the same place belongs together. */
const toOpeningHours = (days: string[], hours: string[]): OpeningHours[] =>
  Array.from({ length: Math.max(days.length, hours.length) }, (_, place) => ({
    days: days[place] ?? '',
    hours: hours[place] ?? '',
  })).filter((entry) => entry.days || entry.hours);

/** An entry without a date or without hours is reported and left out. */
const toSpecialHours = (
  entries: NonNullable<WireRecord['dbPrincipal']>['specialHours'] | undefined,
  language: Language,
  problems: Problem[],
): SpecialHours[] =>
  (entries ?? []).flatMap((entry, index) => {
    if (!entry) return [];
    const [from, to] = [entry.from ?? entry.to, entry.to ?? entry.from];
    const hours = entry.closed ? getMessages(language).fact.closed : entry.hours;
    if (from && to && from <= to && hours) return [{ from, to, hours, note: entry.note }];
    const path = `dbPrincipal.specialHours[${index}]`;
    if (!from || !to) problems.push({ path, reason: 'is ignored: it has no date in `from`' });
    else if (from > to) problems.push({ path, reason: 'is ignored: `to` is earlier than `from`' });
    else problems.push({ path, reason: 'is ignored: it has neither `hours` nor `closed`: true' });
    return [];
  });

const toTextWithPoints = (
  entry: Nullable<{ text: string | null; list: (string | null)[] | null }>,
): TextWithPoints => ({ text: entry?.text ?? '', points: present(entry?.list) });

/** Gives each named thing its slug; null, and a report, for one whose address is taken: it is shown, but has no page. */
const withSlugs = <T extends { name: string }>(
  items: { item: T; path: string }[],
  taken: ReadonlySet<string>,
  problems: Problem[],
): (T & { slug: string | null })[] => {
  const used = new Set(taken);
  return items.map(({ item, path }) => {
    const slug = slugOf(item.name);
    if (!used.has(slug)) {
      used.add(slug);
      return { ...item, slug };
    }
    problems.push({
      path,
      reason: taken.has(slug)
        ? `has no page: the address /${slug} belongs to another page`
        : `has no page: an earlier entry has the same address, ${slug}`,
    });
    return { ...item, slug: null };
  });
};

const toServices = (wire: WireRecord, problems: Problem[]): Service[] => {
  const named = (wire.dbServices ?? []).flatMap((service, place) => {
    if (!service?.name) return [];
    const blocks = mapPresent(service.description, (block) => {
      const made = { picture: block.img, text: block.text ?? '', points: present(block.lists) };
      return made.picture || made.text || made.points.length ? made : null;
    });
    return [{ item: { name: service.name, blocks }, path: `dbServices[${place}].name` }];
  });
  return withSlugs(named, reservedSlugs, problems);
};

const toProjects = (wire: WireRecord, problems: Problem[]): Project[] => {
  const named = (wire.landings ?? []).flatMap((landing, place) =>
    landing?.name
      ? [
          {
            item: { name: landing.name, pictures: [...new Set(present(landing.gallery))] },
            path: `landings[${place}].name`,
          },
        ]
      : [],
  );
  return withSlugs(named, new Set(['.', '..']), problems);
};

/**
 * The domain's view of a checked record. Every default of the product lives here.
 * @returns the site, and what could not be shown although its field was well formed.
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
  const widgetIsOn = (name: WidgetName) =>
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
    specialHours: toSpecialHours(business?.specialHours, language, problems),
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

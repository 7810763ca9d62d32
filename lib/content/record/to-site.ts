import type { FormattedText, Site, TextWithPoints } from './site';
import { toArticlePages } from '@/lib/content/articles/articles';
import { toGalleryPages } from '@/lib/content/gallery/gallery-pages';
import { toVideoPages } from '@/lib/content/domain/further-pages';
import { toReviewPages } from '@/lib/content/reviews/review-pages';
import type { FieldProblem } from '@/lib/content/fields/check-fields';
import type { WireRecord } from './wire-record';
import { getMessages } from '@/lib/language/i18n';
import { messagesIn } from '@/lib/language/i18n/locales';
import type { Work } from '@/lib/platform/turns';
import { compact, compactMap, noText, type Nullable } from '@/lib/content/fields/compact';
import { toAreas } from '@/lib/content/areas/to-areas';
import { toArticles } from '@/lib/content/articles/to-articles';
import { toCountry, toDistance, toPhones, toPlaces } from '@/lib/content/business/to-contacts';
import { toBranding, toDirectories, toListing, toPromoVideo, toSocial } from '@/lib/content/links/to-links';
import { toHours } from '@/lib/content/hours/to-hours';
import { toFreePages } from '@/lib/content/pages/to-free-pages';
import { toLook } from '@/lib/content/look/to-look';
import { toOptions } from './to-options';
import { toOtherLanguage, toOwnLinks } from '@/lib/content/links/to-own-links';
import { toProjects, toServices } from '@/lib/content/services/to-services';
import { inGroups } from '@/lib/content/services/to-service-groups';
import { languageOf, toFormLabels, toHeadings, toWidgets } from '@/lib/content/settings/to-settings';

const toTextWithPoints = (
  entry: Nullable<{ text: FormattedText | null; list: (string | null)[] | null }>,
): TextWithPoints => ({ ...(entry?.text ?? noText), points: compact(entry?.list) });

const toSlogans = (entries: WireRecord['dbSlogan']): Site['slogans'] => {
  const slogans = (entries ?? []).map((entry) => entry?.slogan ?? null);
  return {
    hero: slogans[0] ?? null,
    about: slogans[1] ?? null,
    closing: slogans[3] ?? null,
    all: compact(slogans),
  };
};

const toCaptions = (entries: WireRecord['captions']): Site['captions'] =>
  Object.fromEntries(
    compactMap(entries, ({ img, text }) => (img && text ? [[img, text] as const] : null)).flat(),
  );

/** `problems`: what is not shown although its field is well formed. */
export function* toSite(id: string, wire: WireRecord): Work<{ site: Site; problems: FieldProblem[] }> {
  const problems: FieldProblem[] = [];
  const business = wire.dbPrincipal;
  const language = languageOf(wire);
  const writtenCountry = toCountry(wire.options, problems);
  const country = writtenCountry ?? 'US';
  const values = (wire.dbValues ?? []).map((entry) => ({
    title: entry?.title ?? '',
    description: entry?.description ?? '',
  }));

  const links = toOwnLinks(wire, problems);
  const otherLanguage = toOtherLanguage(wire, id, problems);
  const inHeader = links.filter(({ place }) => place === 'header').length + (otherLanguage ? 1 : 0);

  const galleries = {
    projects: toProjects(wire, problems),
    gallery: [...new Set(compact(wire.gallery))],
    stock: [...new Set(compact(wire.stock))],
  };

  const articles = toArticles(wire, problems);
  yield;
  const areas = toAreas(wire, galleries.projects, problems);
  yield;
  const options = toOptions(wire.options);
  const videoIds = [...new Set(compact(wire.ytGallery?.links))];
  const services = inGroups(toServices(wire, problems), wire.options, problems);

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
    country,
    ...toDistance(business?.miles, country),
    licence: business?.licensed ?? null,
    phones: toPhones(business, writtenCountry, problems),
    emails: [...new Set(compactMap(business?.emails, (entry) => entry.email))],
    ...toPlaces(business, wire.options, country, problems),
    ...toHours(wire, messagesIn(language, country), problems),
    paymentMethods: business?.paymentMethod ?? null,
    paymentPicture: compact(wire.tiposPago).find((entry) => entry.activo && entry.img)?.img ?? null,

    slogans: toSlogans(wire.dbSlogan),
    about: { first: toTextWithPoints(wire.dbAbout?.[0]), second: toTextWithPoints(wire.dbAbout?.[1]) },
    homeTexts: compactMap(wire.dbHome, (entry) => entry.text),
    values: values.filter((value) => value.title || value.description),
    heroText: values[1]?.description || null,

    services,
    links,
    otherLanguage,
    freePages: toFreePages(wire, services, inHeader, problems),
    ...galleries,
    galleryPages: toGalleryPages(galleries),
    articles,
    articlePages: toArticlePages(articles),
    areas,
    beforeAfter: compactMap(wire.beforeAfterGall, ({ beforeImg, afterImg }) =>
      beforeImg && afterImg ? { before: beforeImg, after: afterImg } : null,
    ),

    captions: toCaptions(wire.captions),

    promoVideo: toPromoVideo(wire.videosPromo),
    videos: {
      channelUrl: wire.ytGallery?.linkCanalYT ?? null,
      ids: videoIds,
    },
    videoPages: toVideoPages(wire.ytGallery?.linkCanalYT ? videoIds : []),
    reviews: {
      active: wire.reviews?.activo === true,
      homeOnly: wire.reviews?.isHomeOnly === true,
      links: [...new Set(compact(wire.reviews?.links))],
      recordId: wire.docId,
    },
    branding: toBranding(wire.brandingExtra),
    businessListing: toListing(wire.gmb),
    qrPicture: wire.qrImg,
    social: toSocial(wire.dbSocialMedia),
    directories: toDirectories(wire.dbSocialMedia),

    widgets: toWidgets(wire.simpleWidgets, country),

    leadEndpoint: wire.linkPostEmail,
    ...options,
    reviewPages: toReviewPages(options.ownReviews),

    headings: toHeadings(wire.labels?.general),
    formLabels: toFormLabels(wire.labels?.formLabel),
    ...toLook(wire),
  };
  return { site, problems };
}

import { toAreas } from '@/lib/content/areas/to-areas';
import { toArticlePages } from '@/lib/content/articles/articles';
import { mayWait, withPublicFrom } from '@/lib/content/articles/public-articles';
import { toArticles } from '@/lib/content/articles/to-articles';
import { toCountry, toDistance, toPhones, toPlaces } from '@/lib/content/business/to-contacts';
import { toStanding } from '@/lib/content/business/to-standing';
import { tradeNamed } from '@/lib/content/business/trades';
import type { FieldProblem } from '@/lib/content/fields/field';
import { compact, compactMap } from '@/lib/content/fields/compact';
import { toGalleryPages } from '@/lib/content/gallery/gallery-pages';
import { byPicture, toBeforeAfter, toProjects } from '@/lib/content/gallery/to-gallery';
import { toHours } from '@/lib/content/hours/to-hours';
import { toBranding, toDirectories, toListing, toSocial } from '@/lib/content/links/to-links';
import { toOtherLanguage, toOwnLinks } from '@/lib/content/links/to-own-links';
import { toLook } from '@/lib/content/look/to-look';
import { toFreePages } from '@/lib/content/pages/to-free-pages';
import { toReviewPages } from '@/lib/content/reviews/review-pages';
import { toReviews } from '@/lib/content/reviews/to-reviews';
import { withPrices } from '@/lib/content/services/to-prices';
import { inGroups } from '@/lib/content/services/to-service-groups';
import { toServices } from '@/lib/content/services/to-services';
import { languageOf, toLabels, toSettings, toWidgets } from '@/lib/content/settings/to-settings';
import { toTexts } from '@/lib/content/texts/to-texts';
import { toPromoVideo, toVideoFacts } from '@/lib/content/videos/to-videos';
import { toVideoPages } from '@/lib/content/videos/videos';
import { getMessages } from '@/lib/language/i18n';
import { messagesIn } from '@/lib/language/i18n/locales';
import { zoneOf } from '@/lib/language/geo/time-zone';
import type { Work } from '@/lib/platform/turns';
import type { Site } from './site';
import type { WireRecord } from './wire-record';

/** Maps the record. `problems`: values that are well formed but not shown. */
export function* toSite(id: string, wire: WireRecord): Work<{ site: Site; problems: FieldProblem[] }> {
  const problems: FieldProblem[] = [];
  const { dbPrincipal: business, options } = wire;
  const language = languageOf(wire.labels);
  const writtenCountry = toCountry(options?.country ?? null, problems);
  const country = writtenCountry ?? 'US';

  const links = toOwnLinks(options?.links, problems);
  const otherLanguage = toOtherLanguage(options?.otherLanguage ?? null, id, problems);
  const inHeader = links.filter(({ place }) => place === 'header').length + (otherLanguage ? 1 : 0);

  const hasHyphensOnly = options?.addresses === 'hyphens';
  const galleries = {
    projects: toProjects(wire.landings, hasHyphensOnly, problems),
    gallery: [...new Set(compact(wire.gallery))],
    stock: [...new Set(compact(wire.stock))],
  };

  const articles = toArticles(options?.articles, problems);
  yield;
  const areas = toAreas(options?.areas, galleries.projects, problems);
  yield;
  const ownReviews = toReviews(options?.reviews);
  const videoIds = [...new Set(compact(wire.ytGallery?.links))];
  const ownServices = toServices(wire.dbServices, hasHyphensOnly, problems);
  const services = inGroups(
    withPrices(ownServices, options?.prices, country, problems),
    options?.serviceGroups,
    problems,
  );

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
    phones: toPhones(business?.phones, writtenCountry, problems),
    emails: [...new Set(compactMap(business?.emails, (entry) => entry.email))],
    ...toPlaces(business, options?.serviceArea, writtenCountry, problems),
    ...toHours(business, options?.hours, messagesIn(language, country), country, problems),
    paymentMethods: business?.paymentMethod ?? null,
    paymentPicture: compact(wire.tiposPago).find((entry) => entry.activo && entry.img)?.img ?? null,

    ...toTexts(wire.dbSlogan, wire.dbAbout, wire.dbHome, wire.dbValues),

    services,
    links,
    otherLanguage,
    freePages: toFreePages(options?.pages, services, inHeader, problems),
    ...galleries,
    galleryPages: toGalleryPages(galleries),
    articles,
    articlePages: toArticlePages(articles),
    areas,
    beforeAfter: toBeforeAfter(wire.beforeAfterGall),

    captions: byPicture(wire.captions, 'text'),
    focus: byPicture(wire.captions, 'focus'),

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
    trade: options?.trade ? tradeNamed(options.trade) : null,
    ...toSettings(options ?? {}),
    videoFacts: toVideoFacts(options?.videos),
    ...toStanding(options ?? {}, problems),
    ownReviews,
    reviewPages: toReviewPages(ownReviews),

    ...toLabels(wire.labels),
    ...toLook(options?.look, wire.styles),
    pictureTint: options?.pictureTint === true,
  };
  const zone = site.articles.some(mayWait) ? zoneOf(site) : null;
  site.articles = site.articles.map((article) =>
    mayWait(article) ? withPublicFrom(article, zone) : article,
  );
  return { site, problems };
}

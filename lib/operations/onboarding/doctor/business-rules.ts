import type { Trade } from '@/lib/content/business/trades';
import { cardServices } from '@/lib/content/record/section-pictures';
import type { Site } from '@/lib/content/record/site';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { DAY_MS } from '@/lib/platform/day';
import { middleOf, showsArea } from '@/lib/site/area';
import { messagesOf } from '@/lib/site/messages';
import { showsReviews } from '@/lib/site/pages/site-pages';
import { businessType, foundTrade } from '@/lib/site/seo/business-type';
import { videoPlayer } from '@/lib/site/urls/media-links';
import {
  asText,
  group,
  isBlank,
  lacking,
  limitOf,
  list,
  listEntriesIn,
  type Answer,
  type Examined,
  type Rules,
} from './rule';

/** In the name or before a number: 'Fax', 'F: 303-555-0142'. */
const FAX = /\bfax\b|(?<![\p{L}\d])f[.:](?=\s*[\d(+])/iu;

/** Pages of one video: Home cannot play them, but may link to them. */
const VIDEO_PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com\/(?:.*\/)?(?:videos?|reel|watch|share\/[vr])\b|fb\.watch\/\w|instagram\.com\/(?:.*\/)?(?:reel|tv|p)\/|tiktok\.com\/.*video\/|dailymotion\.com\/video\/|(?:loom|wistia)\.com\/\w+\/|streamable\.com\/\w)/i;

const isFilled = (value: unknown): boolean => list(value).length > 0;

/** Another rule reports an unknown trade. */
const isTradeNamed = ({ record }: Examined) => !isBlank(group(record.options).trade);

const nameOf = ({ names, type }: Trade) => names?.en ?? type;

const buttonOf = (site: Site) => messagesOf(site).action.freeEstimate;

const unnamedTrade = (examined: Examined): Answer => {
  const { site } = examined;
  const found = foundTrade(site);
  if (isTradeNamed(examined) || !found) return null;
  const [said, right] = [buttonOf(site), buttonOf({ ...site, trade: found })];
  const words = said !== right && `buttons say “${said}” in place of “${right}”`;
  const type = businessType(site);
  // A type from the services says more than the name.
  const isVague = type !== found.type && type === 'LocalBusiness';
  const told = isVague && `search engines are told “${type}” in place of “${found.type}”`;
  const reason = [words, told].filter(Boolean).join(', and ');
  return reason !== '' && { shown: nameOf(found), reason };
};

const addressAdvice = ({ country }: Site) =>
  country === 'US'
    ? 'Write for example “1200 Larimer Street, Denver, CO 80204”, or name the towns in options.serviceArea.'
    : 'Name its town in options.serviceArea too.';

const isFrontPage = (address: string): boolean => {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
};

const pricesIn = ({ record }: Examined) => listEntriesIn(record, 'options.prices');
const hasAmount = ({ from, to }: Record<string, unknown>) => !isBlank(from) || !isBlank(to);

export const businessRules: Rules = {
  'no-logo': ({ site }) => site.logo === null,
  'no-pictures': ({ site }) => site.stock.length + site.gallery.length === 0,
  'same-before-after': ({ site }) => site.beforeAfter.some(({ before, after }) => before === after),
  'picture-unencrypted': ({ pictures }) =>
    pictures.map(({ path, value }) => /^http:/i.test(value) && { field: path }),
  'no-phone': ({ site }) => site.phones.length === 0,
  'no-name': ({ site }) => site.name === messagesOf(site).business && { shown: site.name },
  'no-services': ({ site }) => site.services.length === 0,
  'services-over-six': ({ site: { services } }) => services.length > 6 && { shown: `${services.length}` },
  'services-without-groups': ({ site }) =>
    cardServices(site).length < site.services.length && { shown: `${site.services.length}` },
  'no-email': ({ site }) => site.emails.length === 0,
  'no-about': ({ site }) => site.about.first.text === '',
  'no-slogan': ({ site }) => site.slogans.hero === null,
  'fax-as-phone': ({ record }) =>
    listEntriesIn(record, 'dbPrincipal.phones').map(
      ({ path, entry }) =>
        [entry.name, entry.phone].some((text) => FAX.test(asText(text))) && { field: path, shown: path },
    ),
  'place-without-address': ({ record }) =>
    listEntriesIn(record, 'dbPrincipal.location').map(({ path, entry }) => {
      const hasFacts = !isBlank(entry.name) || [entry.phones, entry.emails, entry.hours].some(isFilled);
      return isBlank(entry.address) && hasFacts && { field: path, shown: path };
    }),
  'badge-without-reviews': ({ site }) =>
    site.widgets.reviewsBadge && site.reviews.recordId === null && site.ownReviews.length === 0,
  'reviews-old': ({ site: { ownReviews }, now }) => {
    const date = ownReviews[0]?.date;
    return date && now - Date.parse(date) > limitOf('reviews-old') * DAY_MS && { shown: date };
  },
  'own-reviews-in-reserve': ({ site }) => site.reviews.recordId !== null && site.ownReviews.length > 0,
  'reviews-without-source': ({ site: { reviews, ownReviews } }) =>
    reviews.active && reviews.recordId === null && reviews.links.length + ownReviews.length === 0,
  'reviews-home-only': ({ site }) =>
    site.reviews.active && site.reviews.homeOnly && !showsReviews(site) && !site.callOnly,
  'videos-without-channel': ({ site: { videos } }) => videos.ids.length > 0 && videos.channelUrl === null,
  'project-without-pictures': ({ site, record }) =>
    listEntriesIn(record, 'landings').map(({ path, entry }) => {
      const project = site.projects.find(({ name }) => name === asText(entry.name));
      return project?.pictures.length === 0 && { field: `${path}.gallery`, shown: `“${project.name}”` };
    }),
  'projects-not-in-menu': ({ site }) => site.projects.length > 0 && !site.projectsInNavigation,

  claims: ({ site }) => {
    const { fact } = messagesOf(site);
    const labels = [
      !site.yearsOfExperience && fact.bestService,
      fact.professionals,
      !(site.milesCovered && middleOf(site)) && fact.costEffectiveness,
      fact.onTime,
    ].filter((label) => label !== false);
    return site.counters === null && { shown: labels.map((label) => `“${label} 100%”`).join(', ') };
  },
  'trade-not-named': unnamedTrade,
  'trade-unknown': (examined) =>
    !isTradeNamed(examined) &&
    !foundTrade(examined.site) &&
    businessType(examined.site) === 'LocalBusiness' && { shown: buttonOf(examined.site) },

  'no-address': ({ site }) => site.places.length === 0 && !showsArea(site),
  'address-not-understood': ({ site }) =>
    site.places.map(
      ({ address }) =>
        !parseAddress(address, site.country) && { shown: `“${address}”`, reason: addressAdvice(site) },
    ),
  'miles-without-address': ({ site }) => site.milesCovered !== null && middleOf(site) === null,
  'link-to-front-page': ({ site: { social, businessListing, videos } }) =>
    [
      ...social.map(({ url }) => ({ field: 'dbSocialMedia.redes', shown: url })),
      { field: 'gmb.link', shown: businessListing?.url ?? '' },
      { field: 'ytGallery.linkCanalYT', shown: videos.channelUrl ?? '' },
    ].filter(({ shown }) => URL.canParse(shown) && isFrontPage(shown)),
  'promo-not-a-video': ({ site: { promoVideo } }) =>
    promoVideo &&
    !videoPlayer(promoVideo.url) &&
    !VIDEO_PAGE.test(promoVideo.url) && { shown: promoVideo.url },

  'half-price': (examined) =>
    pricesIn(examined).map(({ path: field, entry }) => {
      if (isBlank(entry.service)) return { field, reason: 'service' };
      return !hasAmount(entry) && isBlank(entry.duration) && { field, reason: 'price and no duration' };
    }),
  'price-without-unit': (examined) =>
    pricesIn(examined).flatMap(({ path, entry }) => {
      const unit = 'a unit such as “hour”, “visit” or “job”';
      const isBare = /^[\d\s.,:–-]+$/.test(asText(entry.duration));
      return [
        hasAmount(entry) && isBlank(entry.unit) && { field: `${path}.unit`, shown: path, reason: unit },
        isBare && { field: `${path}.duration`, reason: 'for example “45 min”' },
      ];
    }),
  'link-incomplete': lacking('options.links', ['kind', 'url']),
  'half-registration': lacking('options.registrations', ['label', 'number']),
  'half-counter': lacking('options.counters', ['value', 'label']),
  'team-incomplete': ({ record, site: { team } }) =>
    listEntriesIn(record, 'options.team').map(({ path: field, entry }): Answer => {
      if (isBlank(entry.name)) return { field, reason: 'name: it is not shown', severity: 'warning' };
      const isAlone = isBlank(entry.picture) && team.some(({ picture }) => picture);
      return isAlone && { field, reason: 'picture, unlike others: a letter stands in its place' };
    }),
  'announcement-over': ({ site: { announcement }, now }) => {
    const last = announcement?.to;
    return last && Date.parse(last) + 2 * DAY_MS < now && { shown: last };
  },
  'announcement-without-end': ({ site: { announcement } }) =>
    announcement !== null && announcement.to === null,
};

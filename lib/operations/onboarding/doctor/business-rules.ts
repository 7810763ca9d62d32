import { cardServices } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { showsReviews } from '@/lib/site/pages/site-pages';
import { asText, isBlank, limitOf, list, listEntriesIn, type Rules } from './rule';
import { DAY_MS } from '@/lib/platform/day';

/** In the name or before a number: 'Fax', 'F: 303-555-0142'. */
const FAX = /\bfax\b|(?<![\p{L}\d])f[.:](?=\s*[\d(+])/iu;

const isFilled = (value: unknown): boolean => list(value).length > 0;

export const businessRules: Rules = {
  'no-logo': ({ site }) => site.logo === null,
  'no-pictures': ({ site }) => site.stock.length + site.gallery.length === 0,
  'same-before-after': ({ site }) => site.beforeAfter.some(({ before, after }) => before === after),
  'picture-unencrypted': ({ pictures }) =>
    pictures.filter(({ value }) => /^http:/i.test(value)).map(({ path }) => ({ field: path })),
  'no-phone': ({ site }) => site.phones.length === 0,
  'no-name': ({ site }) => (site.name === messagesOf(site).business ? [{ shown: site.name }] : []),
  'no-services': ({ site }) => site.services.length === 0,
  'services-over-six': ({ site: { services } }) =>
    services.length > 6 ? [{ shown: `${services.length}` }] : [],
  'services-without-groups': ({ site }) =>
    cardServices(site).length < site.services.length ? [{ shown: `${site.services.length}` }] : [],
  'no-email': ({ site }) => site.emails.length === 0,
  'no-about': ({ site }) => site.about.first.text === '',
  'no-slogan': ({ site }) => site.slogans.hero === null,
  'fax-as-phone': ({ record }) =>
    listEntriesIn(record, 'dbPrincipal.phones').flatMap(({ path, entry }) =>
      [entry.name, entry.phone].some((text) => FAX.test(asText(text))) ? [{ field: path, shown: path }] : [],
    ),
  'place-without-address': ({ record }) =>
    listEntriesIn(record, 'dbPrincipal.location').flatMap(({ path, entry }) => {
      const hasFacts = !isBlank(entry.name) || [entry.phones, entry.emails, entry.hours].some(isFilled);
      return isBlank(entry.address) && hasFacts ? [{ field: path, shown: path }] : [];
    }),
  'badge-without-reviews': ({ site }) =>
    site.widgets.reviewsBadge && site.reviews.recordId === null && site.ownReviews.length === 0,
  'reviews-old': ({ site: { ownReviews }, now }) => {
    const date = ownReviews[0]?.date;
    return date && now - Date.parse(date) > limitOf('reviews-old') * DAY_MS ? [{ shown: date }] : [];
  },
  'own-reviews-in-reserve': ({ site }) => site.reviews.recordId !== null && site.ownReviews.length > 0,
  'reviews-without-source': ({ site: { reviews, ownReviews } }) =>
    reviews.active && reviews.recordId === null && reviews.links.length + ownReviews.length === 0,
  'reviews-home-only': ({ site }) =>
    site.reviews.active && site.reviews.homeOnly && !showsReviews(site) && !site.callOnly,
  'videos-without-channel': ({ site: { videos } }) => videos.ids.length > 0 && videos.channelUrl === null,
  'project-without-pictures': ({ site, record }) =>
    listEntriesIn(record, 'landings').flatMap(({ path, entry }) => {
      const project = site.projects.find(({ name }) => name === asText(entry.name));
      return project?.pictures.length === 0 ? [{ field: `${path}.gallery`, shown: `“${project.name}”` }] : [];
    }),
  'projects-not-in-menu': ({ site }) => site.projects.length > 0 && !site.projectsInNavigation,
};

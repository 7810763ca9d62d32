import { cardServices } from '@/lib/content/record/section-pictures';
import { messagesOf } from '@/lib/site/messages';
import { showsReviews } from '@/lib/site/pages/site-pages';
import { asText, listEntriesIn, group, type Json, type Rules } from './rule';

const MAX_YEARS = 120;
const MAX_MILES = 500;
const MAX_REVIEW_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** 'ext. 12', 'x12', '#12', 'int. 12' after a number. */
const EXTENSION = /\d\W{0,3}(?:(?:ext(?:ension)?|extensión|poste|x|int(?:erno)?)\.?|#|;ext=)\s*\d{1,6}\s*$/i;

const unitIn = (record: Json): { shown: string; unit: string } => {
  const shown = asText(group(record.dbPrincipal).miles);
  const [, unit = ''] = /^[^\d]*\d[\d.,\s–-]*([\p{L}]+)/u.exec(shown) ?? [];
  return { shown: `“${shown}”`, unit };
};
const COUNTRIES_OF_MILES = ['US', 'GB'];
const KILOMETRES = /^(km|kms|kilomet\w*|kilómet\w*)$/i;
const MILES = /^(|mi|mile|miles|milla|millas|plus|or|around|radius)$/i;

export const businessRules: Rules = {
  'no-phone': {
    error: 'There is no phone number: nobody can call or message the business from its site.',
    field: 'dbPrincipal.phones',
    check: ({ site }) => site.phones.length === 0,
  },
  'no-name': {
    error: (shown) => `The business has no name: every page says “${shown}”.`,
    field: 'dbPrincipal.name',
    check: ({ site }) => (site.name === messagesOf(site).business ? [{ shown: site.name }] : []),
  },
  'no-services': {
    warning:
      'There are no services: the Services page is empty, and search engines learn nothing of the trade.',
    field: 'dbServices',
    check: ({ site }) => site.services.length === 0,
  },
  'services-over-six': {
    note: (count) =>
      `There are ${count} services: the footer, the form and the list of Home show the first six.`,
    field: 'dbServices',
    check: ({ site: { services } }) => (services.length > 6 ? [{ shown: `${services.length}` }] : []),
  },
  'services-without-groups': {
    note: (count) =>
      `There are ${count} services: Home has cards for the first nine, and the names of the others. ` +
      'Put them in groups in options.serviceGroups.',
    field: 'options.serviceGroups',
    check: ({ site }) =>
      cardServices(site).length < site.services.length ? [{ shown: `${site.services.length}` }] : [],
  },
  'no-email': {
    note: 'There is no e-mail address.',
    field: 'dbPrincipal.emails',
    check: ({ site }) => site.emails.length === 0,
  },
  'no-about': {
    warning: 'There is no text about the business: search results show what is left, and About is short.',
    field: 'dbAbout[0].text',
    check: ({ site }) => site.about.first.text === '',
  },
  'no-slogan': {
    note: 'There is no first slogan: the hero shows the name of the business.',
    field: 'dbSlogan[0].slogan',
    check: ({ site }) => site.slogans.hero === null,
  },
  'unlikely-number': {
    note: (number) => `${number} is possible, but unlikely: visitors read the number as it is.`,
    check: ({ site: { yearsOfExperience: years, milesCovered: miles, distanceUnit } }) => [
      ...((years ?? 0) > MAX_YEARS ? [{ field: 'dbPrincipal.exprYears', shown: `${years} years` }] : []),
      ...((miles ?? 0) > MAX_MILES
        ? [{ field: 'dbPrincipal.miles', shown: `${miles} ${distanceUnit === 'km' ? 'km' : 'miles'}` }]
        : []),
    ],
  },
  'fax-as-phone': {
    warning: (phone) => `${phone} is a fax by its name: the site links it as a number to call. Remove it.`,
    check: ({ record }) =>
      listEntriesIn(group(record.dbPrincipal), 'phones').flatMap(({ path, entry }) => {
        const field = `dbPrincipal.${path}`;
        return /\bfax\b/i.test(asText(entry.name)) ? [{ field, shown: field }] : [];
      }),
  },
  'phone-extension': {
    note: (phone, fate) => `${phone} has an extension: ${fate}.`,
    check: ({ record, site }) =>
      listEntriesIn(group(record.dbPrincipal), 'phones').flatMap(({ path, entry }) => {
        const phone = asText(entry.phone);
        const field = `dbPrincipal.${path}.phone`;
        const isDialled = site.phones.some(({ digits }) => digits.includes(';ext='));
        const reason = isDialled
          ? 'links to call dial it after the number, where the phone can'
          : 'visitors read it, but links to call leave it out. Write "country": "US" in options, or the business’s own, to have it dialled';
        return EXTENSION.test(phone) ? [{ field, shown: `“${phone}” in ${field}`, reason }] : [];
      }),
  },
  'distance-in-km': {
    note: (distance) => `${distance} in dbPrincipal.miles is read and shown as kilometers, not as miles.`,
    field: 'dbPrincipal.miles',
    check: ({ record, site }) => {
      const { shown, unit } = unitIn(record);
      // In other countries nobody expects miles.
      return COUNTRIES_OF_MILES.includes(site.country) && KILOMETRES.test(unit) ? [{ shown }] : [];
    },
  },
  'distance-unit': {
    warning: (distance) =>
      `${distance} in dbPrincipal.miles is no distance in miles or kilometers: only its number is read. Write for example “25 miles”.`,
    field: 'dbPrincipal.miles',
    check: ({ record }) => {
      const { shown, unit } = unitIn(record);
      return MILES.test(unit) || KILOMETRES.test(unit) ? [] : [{ shown }];
    },
  },
  'badge-without-reviews': {
    warning: 'The reviews badge is on, but there is no docId: it can only say “leave Reviews”.',
    field: 'docId',
    check: ({ site }) =>
      site.widgets.reviewsBadge && site.reviews.recordId === null && site.ownReviews.length === 0,
  },
  'reviews-old': {
    note: (date) =>
      `The newest review in options.reviews is of ${date}, more than ${MAX_REVIEW_DAYS} days ago: visitors trust ` +
      'new ones more. Ask your last customers for a review, and add theirs.',
    field: 'options.reviews',
    check: ({ site: { ownReviews }, now }) => {
      const date = ownReviews[0]?.date;
      return date && now - Date.parse(date) > MAX_REVIEW_DAYS * DAY_MS ? [{ shown: date }] : [];
    },
  },
  'own-reviews-in-reserve': {
    warning:
      'The reviews service of `docId` wins: options.reviews is shown only while the service has no reviews.',
    field: 'options.reviews',
    check: ({ site }) => site.reviews.recordId !== null && site.ownReviews.length > 0,
  },
  'reviews-without-source': {
    warning:
      'Reviews are on, but there is no docId, no link to reviews and none in options.reviews: the page is empty.',
    field: 'reviews',
    check: ({ site: { reviews, ownReviews } }) =>
      reviews.active && reviews.recordId === null && reviews.links.length + ownReviews.length === 0,
  },
  'reviews-home-only': {
    note: 'Reviews show on Home only: no menu lists their page.',
    field: 'reviews.isHomeOnly',
    check: ({ site }) =>
      site.reviews.active && site.reviews.homeOnly && !showsReviews(site) && !site.callOnly,
  },
  'videos-without-channel': {
    warning: 'There are videos, but no channel link: Our Videos is in no menu and shows nothing.',
    field: 'ytGallery.linkCanalYT',
    check: ({ site: { videos } }) => videos.ids.length > 0 && videos.channelUrl === null,
  },
  'project-without-pictures': {
    warning: (name) =>
      `The project ${name} has no pictures: its page is empty, and search engines leave it out.`,
    check: ({ site, record }) =>
      listEntriesIn(record, 'landings').flatMap(({ path, entry }) => {
        const project = site.projects.find(({ name }) => name === asText(entry.name));
        return project?.pictures.length === 0
          ? [{ field: `${path}.gallery`, shown: `“${project.name}”` }]
          : [];
      }),
  },
  'projects-not-in-menu': {
    note: 'There are projects, but customLinks is empty: the menu does not list them. Gallery does.',
    field: 'customLinks',
    check: ({ site }) => site.projects.length > 0 && !site.projectsInNavigation,
  },
};

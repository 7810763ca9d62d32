import type { Site } from '@/lib/content/domain/site';
import { getMessages } from '@/lib/language/i18n';
import type { Finding } from './finding';

/** Numbers above these are possible, but more often slips. */
const MAX_YEARS = 120;
const MAX_MILES = 500;

type Check = Finding & { when: boolean };

/** What customers look for and do not find. */
const missing = (site: Site): Check[] => [
  {
    when: site.phones.length === 0,
    severity: 'error',
    code: 'no-phone',
    field: 'dbPrincipal.phones',
    text: 'There is no phone number: nobody can call or message the business from its site.',
  },
  {
    when: site.name === getMessages(site.language).business,
    severity: 'error',
    code: 'no-name',
    field: 'dbPrincipal.name',
    text: `The business has no name: every page says “${site.name}”.`,
  },
  {
    when: site.callOnly,
    severity: 'warning',
    code: 'call-only',
    field: 'simpleWidgets[3].activo',
    text:
      'The fourth entry of simpleWidgets is on: this turns the whole site into one page. ' +
      'Every other address answers “page not found”. Turn it off unless that is wanted.',
  },
  {
    when: site.services.length === 0,
    severity: 'warning',
    code: 'no-services',
    field: 'dbServices',
    text: 'There are no services: the Services page is empty, and search engines learn nothing of the trade.',
  },
  {
    when: site.places.length === 0,
    severity: 'warning',
    code: 'no-address',
    field: 'dbPrincipal.location',
    text: 'There is no address: no map, and search engines cannot place the business.',
  },
  {
    when: site.openingHours.length === 0,
    severity: 'warning',
    code: 'no-hours',
    field: 'dbPrincipal.workdays',
    text: 'There are no opening hours.',
  },
  {
    when: site.emails.length === 0,
    severity: 'note',
    code: 'no-email',
    field: 'dbPrincipal.emails',
    text: 'There is no e-mail address.',
  },
  {
    when: site.logo === null,
    severity: 'note',
    code: 'no-logo',
    field: 'dbPrincipal.logo',
    text: 'There is no logo: the header shows the name as text.',
  },
  {
    when: site.stock.length + site.gallery.length === 0,
    severity: 'warning',
    code: 'no-pictures',
    field: 'gallery',
    text: 'There are no pictures in gallery or stock: the hero and the page headers are plain colors, and Gallery is empty.',
  },
  {
    when: site.about.first.text === '',
    severity: 'warning',
    code: 'no-about',
    field: 'dbAbout[0].text',
    text: 'There is no text about the business: search results show what is left, and About is short.',
  },
  {
    when: site.slogans.hero === null,
    severity: 'note',
    code: 'no-slogan',
    field: 'dbSlogan[0].slogan',
    text: 'There is no first slogan: the hero shows the name of the business.',
  },
];

/** What is not shown, or shows nothing, without another field. */
const halfDone = (site: Site): Check[] => [
  {
    when: site.milesCovered !== null && site.places.length === 0,
    severity: 'note',
    code: 'miles-without-address',
    field: 'dbPrincipal.miles',
    text: 'The miles are not shown: there is no address that they could be measured from.',
  },
  {
    when: site.widgets.reviewsBadge && site.reviews.recordId === null,
    severity: 'warning',
    code: 'badge-without-reviews',
    field: 'docId',
    text: 'The reviews badge is on, but there is no docId: it can only say “leave Reviews”.',
  },
  {
    when: site.reviews.active && site.reviews.recordId === null && site.reviews.links.length === 0,
    severity: 'warning',
    code: 'reviews-without-source',
    field: 'reviews',
    text: 'Reviews are on, but there is neither a docId nor a link to reviews: the page is empty.',
  },
  {
    when: site.videos.ids.length > 0 && site.videos.channelUrl === null,
    severity: 'warning',
    code: 'videos-without-channel',
    field: 'ytGallery.linkCanalYT',
    text: 'There are videos, but no channel link: Our Videos is in no menu and shows nothing.',
  },
  {
    when: site.projects.length > 0 && !site.projectsInNavigation,
    severity: 'note',
    code: 'projects-not-in-menu',
    field: 'customLinks',
    text: 'There are projects, but customLinks is empty: the menu does not list them. Gallery does.',
  },
];

/** What is shown, but hardly as it was meant. */
const unlikely = (site: Site): Check[] => [
  {
    when: (site.yearsOfExperience ?? 0) > MAX_YEARS || (site.milesCovered ?? 0) > MAX_MILES,
    severity: 'note',
    code: 'unlikely-number',
    field: (site.yearsOfExperience ?? 0) > MAX_YEARS ? 'dbPrincipal.exprYears' : 'dbPrincipal.miles',
    text: `Over ${MAX_YEARS} years of experience, or over ${MAX_MILES} miles covered, are unlikely: visitors read the number as it is.`,
  },
  {
    when: site.beforeAfter.some(({ before, after }) => before === after),
    severity: 'warning',
    code: 'same-before-after',
    field: 'beforeAfterGall',
    text: 'A pair of before and after is twice the same picture: the slider changes nothing.',
  },
  {
    when: site.services.length > 6,
    severity: 'note',
    code: 'services-over-six',
    field: 'dbServices',
    text: `There are ${site.services.length} services: the footer, the form and the list of Home show the first six.`,
  },
];

/** Missing content, fields that need another one, and values that are unlikely. */
export const completeness = (site: Site): Finding[] =>
  [...missing(site), ...halfDone(site), ...unlikely(site)]
    .filter(({ when }) => when)
    .map(({ when: _, ...finding }) => finding);

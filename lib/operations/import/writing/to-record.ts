import { lookForName } from '@/lib/operations/onboarding/new-record';
import { findAbout, findSlogan } from '../contents/find-about';
import { findArticles, findOtherPages } from '../contents/find-articles';
import { findFavicon, findGallery, findLogo } from '../contents/find-pictures';
import { findQuestions, questionsPage } from '../contents/find-questions';
import { findReviews } from '../contents/find-reviews';
import { type Service, findServices } from '../contents/find-services';
import { findEmails, findPhones } from '../deciding/find-contacts';
import { findLicence, findName, findTrade, findYears } from '../deciding/find-business';
import { findHours } from '../deciding/find-hours';
import { findBookingLink, findMapLink, findProfiles } from '../deciding/find-links';
import { findMainColour, lookOf } from '../deciding/find-look';
import { findPlaces } from '../deciding/find-places';
import { findTowns } from '../deciding/find-towns';
import { placeOf } from '../deciding/evidence';
import { factsOf } from '../deciding/site-facts';
import type { OldSite } from '../fetching/read-site';
import { isSamePage } from '../page/words';

export type Imported = ReturnType<typeof toRecord>;

const MAX_TEXT = 6_000;
const MAX_POINTS = 20;
const MAX_PICTURES = 6;

const isEmpty = (value: unknown): boolean =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);
/** Leaves out empty texts, lists and groups. */
const withoutEmpty = (record: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(record), (_, value: unknown) => (isEmpty(value) ? undefined : value));

const descriptionOf = ({ texts, points, pictures }: Service) => {
  const [img, ...others] = pictures.slice(0, MAX_PICTURES);
  const first = { img, text: texts.join('\n\n').slice(0, MAX_TEXT), lists: points.slice(0, MAX_POINTS) };
  return [first, ...others.map((picture) => ({ img: picture }))].filter(
    (part) => !Object.values(part).every(isEmpty),
  );
};

/** Whether an alternative text says something: the name of a file does not. */
const isCaption = ({ alt }: { alt: string }): boolean =>
  alt.length > 4 && !/\.\w{3,4}$|^(?:img|dsc|image|photo)[\s_-]?\d*/i.test(alt);

/** Reads a site into a record, which claims nothing that the site does not say. */
export const toRecord = (site: OldSite, schema: string, now = new Date()) => {
  const facts = factsOf(site);
  const { language, findings, home } = facts;
  const name = findName(facts);
  const { country, addresses } = findPlaces(facts, name);
  const own = country ?? 'US';
  const services = findServices(facts, name);
  const names = services.map((service) => service.name);
  const towns = findTowns(facts, country, [name, ...names]);
  const trade = findTrade(facts, name, names);
  const { about, intro } = findAbout(facts);
  const slogan = findSlogan(facts, name);
  const articles = findArticles(facts, own);
  const questions = findQuestions(facts);
  const taken = [...services, ...articles].flatMap(({ url }) => url ?? []);
  const pages = findOtherPages(facts, questions, taken);
  const isApart = ({ url }: { url: URL }) => !pages.some((page) => isSamePage(page.url, url));
  const apart = questions.filter(isApart);
  const booking = findBookingLink(facts);
  const map = findMapLink(facts);
  const ofServices = services.flatMap((service) => service.pictures);
  const { pictures, pairs } = findGallery(facts, ofServices);
  const words = placeOf({ page: home, where: 'the words of the page' });
  findings.keep('labels.formLabel.language', language, [words]);
  const locations = addresses.map(({ text }, index) => ({ address: text, url: index === 0 ? map : null }));
  const record = withoutEmpty({
    $schema: schema,
    dbPrincipal: {
      name,
      logo: findLogo(facts, name),
      favicon: findFavicon(facts),
      exprYears: findYears(facts, now),
      licensed: findLicence(facts),
      location: locations.length === 0 && map ? [{ url: map }] : locations,
      phones: findPhones(facts, own, name),
      emails: findEmails(facts).map((email) => ({ email })),
    },
    dbSlogan: slogan ? [{ slogan }] : null,
    dbAbout: about.map((text) => ({ text })),
    dbHome: intro ? [{ text: intro }] : null,
    dbServices: services.map((service) => ({ name: service.name, description: descriptionOf(service) })),
    dbSocialMedia: findProfiles(facts, name),
    gallery: pictures.map(({ url }) => url),
    beforeAfterGall: pairs.map(({ before, after }) => ({ beforeImg: before.url, afterImg: after.url })),
    captions: pictures.filter(isCaption).map(({ url, alt }) => ({ img: url, text: alt.slice(0, 200) })),
    styles: { mainColor: findMainColour(facts) },
    labels: { formLabel: { language: ['en', 'es'].includes(language) ? language : null } },
    options: {
      look: lookOf(trade, pictures.length, lookForName(name)),
      trade,
      country,
      serviceArea: towns.length > 0 ? { cities: towns, hideAddress: addresses.length === 0 || null } : null,
      // The standard counters name numbers that no old site says.
      counters: false,
      addresses: 'hyphens',
      search: { titles: 'local' },
      links: booking ? [{ kind: 'booking', url: booking }] : null,
      reviews: findReviews(facts, own, name),
      pages: [...pages.map(({ url: _, ...page }) => page), ...questionsPage(facts, apart)],
      articles: articles.map(({ url: _, ...article }) => article),
    },
  });
  // A day without hours is closed, and no empty list.
  const hours = findHours(facts);
  if (hours) record['options'] = { ...(record['options'] as object), hours };
  return { record, facts, services, articles, pages, name };
};

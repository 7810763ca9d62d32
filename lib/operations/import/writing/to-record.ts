import { hyphenSlugOf } from '@/lib/language/slug';
import { lookForName } from '@/lib/operations/onboarding/new-record';
import { findAbout, findSlogan } from '../contents/find-about';
import { type Article, type OtherPage, findArticles, findOtherPages } from '../contents/find-articles';
import { findFavicon, findGallery, findLogo } from '../contents/find-pictures';
import { findQuestions, titleOfQuestions } from '../contents/find-questions';
import { findReviews } from '../contents/find-reviews';
import { findServices } from '../contents/find-services';
import type { Service } from '../contents/service-lists';
import { findEmails, findPhones } from '../deciding/find-contacts';
import { findLicence, findYears } from '../deciding/find-experience';
import { findHours } from '../deciding/find-hours';
import { findBookingLink, findMapLink, findProfiles } from '../deciding/find-links';
import { findMainColour, lookOf } from '../deciding/find-look';
import { findName } from '../deciding/find-name';
import { findPlaces } from '../deciding/find-places';
import { findTowns } from '../deciding/find-towns';
import { findTrade } from '../deciding/find-trade';
import { placeOf } from '../deciding/findings';
import { type Facts, factsOf } from '../deciding/site-facts';
import type { OldSite } from '../fetching/read-site';
import type { Picture } from '../page/picture';

export type Imported = {
  record: Record<string, unknown>;
  facts: Facts;
  services: Service[];
  articles: Article[];
  pages: OtherPage[];
  name: string;
};

const MAX_TEXT = 6_000;
const MAX_POINTS = 20;
const MAX_PICTURES = 6;

/** Leaves out empty texts, lists and groups. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
};
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const descriptionOf = ({ texts, points, pictures }: Service) => {
  const [img, ...others] = pictures.slice(0, MAX_PICTURES);
  const first = { img, text: texts.join('\n\n').slice(0, MAX_TEXT), lists: points.slice(0, MAX_POINTS) };
  const isNothing = Object.values(first).every(isEmpty);
  return [...(isNothing ? [] : [first]), ...others.map((picture) => ({ img: picture }))];
};

/** Alternative texts that say something: no names of files. */
const captionsOf = (pictures: readonly Picture[]) =>
  pictures
    .filter(({ alt }) => alt.length > 4 && !/\.\w{3,4}$|^(?:img|dsc|image|photo)[\s_-]?\d*/i.test(alt))
    .map(({ url, alt }) => ({ img: url, text: alt.slice(0, 200) }));

/** Reads a site into a record, which claims nothing that the site does not say. */
export const toRecord = (site: OldSite, schema: string, now = new Date()): Imported => {
  const facts = factsOf(site);
  const { language, findings, home } = facts;
  const name = findName(facts) ?? home.title;
  const { country, addresses } = findPlaces(facts);
  const own = country ?? 'US';
  const services = findServices(facts, name);
  const names = services.map((service) => service.name);
  const towns = findTowns(facts, country, [name, ...names]);
  const trade = findTrade(facts, name, names);
  const { about, intro } = findAbout(facts);
  const slogan = findSlogan(facts, name, [...towns, ...addresses.map(({ city }) => city)]);
  const articles = findArticles(facts, own);
  const pages = findOtherPages(facts);
  const questions = findQuestions(facts);
  const faq = titleOfQuestions(facts);
  const profiles = findProfiles(facts);
  const booking = findBookingLink(facts);
  const map = findMapLink(facts);
  const { pictures, pairs } = findGallery(facts, new Set(services.flatMap((service) => service.pictures)));
  const faqPage = { type: 'questions', items: questions };
  findings.keep('language', language, [placeOf(home, 'the words of the page')]);
  const locations = addresses.map(({ text }, index) => ({ address: text, url: index === 0 ? map : null }));
  const record = {
    $schema: schema,
    dbPrincipal: {
      name,
      logo: findLogo(facts, name),
      favicon: findFavicon(facts),
      exprYears: findYears(facts, now),
      licensed: findLicence(facts),
      location: locations.length === 0 && map ? [{ url: map }] : locations,
      phones: findPhones(facts, own).map(({ number, label }) => ({ phone: number, name: label })),
      emails: findEmails(facts).map((email) => ({ email })),
    },
    dbSlogan: slogan ? [{ slogan }] : null,
    dbAbout: about.map((text) => ({ text })),
    dbHome: intro ? [{ text: intro }] : null,
    dbServices: services.map((service) => ({ name: service.name, description: descriptionOf(service) })),
    dbSocialMedia: {
      redes: profiles.networks.map((url) => ({ url })),
      directorios: profiles.directories,
    },
    gallery: pictures.map(({ url }) => url),
    beforeAfterGall: pairs.map(({ before, after }) => ({ beforeImg: before.url, afterImg: after.url })),
    captions: captionsOf(pictures),
    styles: { mainColor: findMainColour(facts) },
    labels: { formLabel: { language: ['en', 'es'].includes(language) ? language : null } },
    options: {
      look: lookOf(trade, pictures.length, lookForName(name)),
      trade,
      country,
      serviceArea: towns.length > 0 ? { cities: towns, hideAddress: addresses.length === 0 || null } : null,
      addresses: 'hyphens',
      search: { titles: 'local' },
      links: booking ? [{ kind: 'booking', url: booking }] : null,
      reviews: findReviews(facts, own).map(({ text, author, stars, date }) => ({
        text,
        author,
        stars,
        date,
      })),
      pages: [
        ...pages.map(({ title, path, blocks }) => ({
          path: hyphenSlugOf(path),
          title,
          menu: 'main',
          blocks,
        })),
        ...(questions.length > 0
          ? [{ path: hyphenSlugOf(faq), title: faq, menu: 'footer', blocks: [faqPage] }]
          : []),
      ],
      articles: articles.map(({ url: _, ...article }) => article),
    },
  };
  const hours = findHours(facts);
  const complete = withoutEmpty(record) as Record<string, unknown>;
  // A day without hours is closed.
  if (hours) complete['options'] = { ...(complete['options'] as object), hours };
  return { record: complete, facts, services, articles, pages, name };
};

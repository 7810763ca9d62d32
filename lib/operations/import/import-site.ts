import { hyphenSlugOf } from '@/lib/language/slug';
import { lookForName } from '@/lib/operations/onboarding/new-record';
import { aboutOf, sloganOf } from './about';
import { type Article, articlesOf } from './articles';

import { emailsOf } from './emails';
import { licenceOf, yearsOf } from './experience';
import { Findings } from './findings';
import { type Grid, hoursOf } from './hours';
import { lookOf, mainColourOf } from './look';
import { nameOf, tradeOf } from './name';
import { type OtherPage, otherPagesOf } from './other-pages';
import { bookingLinkOf, mapLinkOf, profilesOf } from './outside-links';
import { phonesOf } from './phones';
import type { Picture } from './picture';
import { type Gallery, faviconOf, galleryOf, logoOf } from './pictures';
import { placesOf } from './places';
import { questionsOf, questionsTitleOf } from './questions';
import type { OldSite } from './read-site';
import { reviewsOf } from './reviews';
import { type Service, servicesOf } from './services';
import { type Facts, factsOf } from './site-facts';
import { townsOf } from './towns';

export type Imported = {
  record: Record<string, unknown>;
  facts: Facts;
  findings: Findings;
  services: Service[];
  articles: Article[];
  pages: OtherPage[];
  name: string;
};

/** Undefined for nothing, so that JSON leaves the field out. */
const some = <T>(items: readonly T[]): readonly T[] | undefined => (items.length > 0 ? items : undefined);

const descriptionOf = ({ texts, points, pictures }: Service) => {
  const parts = pictures
    .slice(0, 6)
    .map((img): { img?: string; text?: string; lists?: string[] } => ({ img }));
  const text = texts.join('\n\n').slice(0, 6_000);
  const first = {
    ...parts[0],
    ...(text && { text }),
    ...(points.length > 0 && { lists: points.slice(0, 20) }),
  };
  return [first, ...parts.slice(1)].filter((part) => Object.keys(part).length > 0);
};

const captionsOf = (pictures: readonly Picture[]) =>
  pictures
    .filter(
      ({ alt, url }) => alt.length > 4 && !/\.\w{3,4}$|^(?:img|dsc|image|photo)[\s_-]?\d*/i.test(alt) && url,
    )
    .map(({ url, alt }) => ({ img: url, text: alt.slice(0, 200) }));

/** Reads a site into a record, which claims only what the site says. */
export const importSite = (site: OldSite, schema: string, now = new Date()): Imported => {
  const findings = new Findings();
  const facts = factsOf(site);
  const name = nameOf(facts, findings) ?? facts.home.title;
  const { country, addresses } = placesOf(facts, findings);
  const own = country ?? 'US';
  const phones = phonesOf(facts, own, findings);
  const emails = emailsOf(facts, findings);
  const services = servicesOf(facts, name, findings);
  const names = services.map((service) => service.name);
  const towns = townsOf(facts, country, name, names, findings);
  const trade = tradeOf(facts, name, names, findings);
  const { about, home } = aboutOf(facts, findings);
  const slogan = sloganOf(facts, name, [...towns, ...addresses.map(({ city }) => city)], findings);
  const questions = questionsOf(facts, findings);
  const articles = articlesOf(facts, own, findings);
  const pages = otherPagesOf(facts, findings);
  const profiles = profilesOf(facts, findings);
  const booking = bookingLinkOf(facts, findings);
  const map = mapLinkOf(facts, findings);
  const hours: Grid | null = hoursOf(facts, findings);
  const logo = logoOf(facts, name, findings);
  const gallery: Gallery = galleryOf(
    facts,
    new Set(services.flatMap((service) => service.pictures)),
    findings,
  );
  const reviews = reviewsOf(facts, own, findings);
  const colour = mainColourOf(site, findings);
  const faq = questionsTitleOf(facts);
  const locations: { address?: string; url?: string }[] = addresses.map(({ text }, index) => ({
    address: text,
    ...(index === 0 && map && { url: map }),
  }));
  findings.keep('language', facts.language, [{ page: facts.home.url.href, where: 'the words of the page' }]);
  const record = {
    $schema: schema,
    dbPrincipal: {
      name,
      logo: logo ?? undefined,
      favicon: faviconOf(facts) ?? undefined,
      exprYears: yearsOf(facts, now, findings) ?? undefined,
      licensed: licenceOf(facts, findings) ?? undefined,
      location: some(locations.length === 0 && map ? [{ url: map }] : locations),
      phones: some(phones.map(({ number, label }) => ({ phone: number, ...(label && { name: label }) }))),
      emails: some(emails.map((email) => ({ email }))),
    },
    dbSlogan: slogan ? [{ slogan }] : undefined,
    dbAbout: some(about.map((text) => ({ text }))),
    dbHome: home ? [{ text: home }] : undefined,
    dbServices: some(
      services.map((service) => ({ name: service.name, description: descriptionOf(service) })),
    ),
    dbSocialMedia: {
      redes: some(profiles.networks.map((url) => ({ url }))),
      directorios: some(profiles.directories),
    },
    gallery: some(gallery.pictures.map(({ url }) => url)),
    beforeAfterGall: some(
      gallery.pairs.map(({ before, after }) => ({ beforeImg: before.url, afterImg: after.url })),
    ),
    captions: some(captionsOf(gallery.pictures)),
    styles: colour ? { mainColor: colour } : undefined,
    labels: ['en', 'es'].includes(facts.language) ? { formLabel: { language: facts.language } } : undefined,
    options: {
      look: lookOf(trade, gallery.pictures.length, lookForName(name)),
      trade: trade ?? undefined,
      country: country ?? undefined,
      serviceArea:
        towns.length > 0
          ? { cities: towns, ...(addresses.length === 0 && { hideAddress: true }) }
          : undefined,
      hours: hours ?? undefined,
      addresses: 'hyphens',
      search: { titles: 'local' },
      links: booking ? [{ kind: 'booking', url: booking }] : undefined,
      reviews: some(
        reviews.map(({ text, author, stars, date }) => ({
          text,
          ...(author && { author }),
          ...(stars && { stars }),
          ...(date && { date }),
        })),
      ),
      pages: some([
        ...pages.map(({ title, path, blocks }) => ({
          path: hyphenSlugOf(path),
          title,
          menu: 'main',
          blocks,
        })),
        ...(questions.length > 0
          ? [
              {
                path: hyphenSlugOf(faq),
                title: faq,
                menu: 'footer',
                blocks: [{ type: 'questions', items: questions }],
              },
            ]
          : []),
      ]),
      articles: some(
        articles.map(({ title, date, text, author, picture }) => ({
          title,
          date: date ?? undefined,
          author: author ?? undefined,
          picture: picture ?? undefined,
          text,
        })),
      ),
    },
  };
  return {
    record: JSON.parse(JSON.stringify(record)) as Record<string, unknown>,
    facts,
    findings,
    services,
    articles,
    pages,
    name,
  };
};

import { hasPage, type Service, type Site } from '@/lib/content/domain/site';
import { getMessages } from '@/lib/language/i18n';
import { paths } from '@/lib/site/urls/paths';
import { cut } from '@/lib/platform/text';
import { absolute } from './nodes';
import { pageName, type SitePage } from '@/lib/site/pages/page-registry';

const MAX_TEXT_LENGTH = 300;

/** A record's text on one line, with Markdown characters escaped. */
const line = (text: string) =>
  cut(text.replace(/\s+/g, ' ').trim(), MAX_TEXT_LENGTH).replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const section = (title: string, lines: string[]) =>
  lines.length ? `\n## ${title}\n\n${lines.map((entry) => `- ${entry}\n`).join('')}` : '';

const serviceLine = (site: Site, service: Service) => {
  const text = service.blocks.find((block) => block.text)?.text;
  const name =
    hasPage(service) && !site.callOnly
      ? `[${line(service.name)}](${absolute(site, paths.service(service.slug))})`
      : line(service.name);
  return text ? `${name}: ${line(text)}` : name;
};

const openingHours = (site: Site) =>
  site.openingHours.map(({ days, hours }) => line([days, hours].filter(Boolean).join(' '))).join('; ');

const facts = (site: Site): string[] => {
  const { fact, seo } = getMessages(site.language);
  const [place] = site.places;
  return [
    ...site.phones.map(
      ({ display, label }) => `${fact.phone}: ${line(display)}${label ? ` (${line(label)})` : ''}`,
    ),
    ...site.emails.map((email) => `${fact.email}: ${email}`),
    ...site.places.map(({ address }) => `${fact.address}: ${line(address)}`),
    ...(site.milesCovered && place ? [line(seo.around(site.milesCovered, place.address))] : []),
    ...(site.openingHours.length ? [`${fact.hours}: ${openingHours(site)}`] : []),
    ...(site.paymentMethods ? [`${fact.payment}: ${line(site.paymentMethods)}`] : []),
    ...(site.licence ? [line(site.licence)] : []),
    ...(site.yearsOfExperience ? [fact.years(site.yearsOfExperience)] : []),
  ];
};

/** llms.txt (llmstxt.org): the business and its pages in Markdown, for language models. */
export const llmsTxt = (site: Site, pages: readonly SitePage[]): string => {
  const { nav, seo } = getMessages(site.language);
  const about = site.about.first.text || site.heroText;
  const links = pages
    .filter(({ kind }) => kind !== 'service')
    .map((page) => `[${line(pageName(site, page))}](${absolute(site, page.path)})`);
  const services = site.services.map((service) => serviceLine(site, service));
  return [
    `# ${line(site.name)}\n`,
    about ? `\n> ${line(about)}\n` : '',
    section(seo.facts, facts(site)),
    section(nav.services, services),
    section(seo.pages, links),
  ].join('');
};

import { hasPage, type Service, type Site } from '@/lib/content/site';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';
import { cut } from '@/lib/text';
import { absolute } from './nodes';
import { pageName, type SitePage } from '@/lib/pages/page-registry';

const TEXT_LENGTH = 300;

/** A record's text as one line that Markdown takes as it is. */
const line = (text: string) =>
  cut(text.replace(/\s+/g, ' ').trim(), TEXT_LENGTH).replace(/[\\`*_[\]<>#|~]/g, '\\$&');

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

/** llms.txt: the business and its pages in Markdown, for language models, in the form that llmstxt.org proposes. */
export const llmsTxt = (site: Site, pages: readonly SitePage[]): string => {
  const { fact, nav, seo } = getMessages(site.language);
  const about = site.about.first.text || site.heroText;
  const facts = [
    ...site.phones.map(
      ({ display, label }) => `${fact.phone}: ${line(display)}${label ? ` (${line(label)})` : ''}`,
    ),
    ...site.emails.map((email) => `${fact.email}: ${email}`),
    ...site.places.map(({ address }) => `${fact.address}: ${line(address)}`),
    ...(site.milesCovered && site.places[0]
      ? [line(seo.around(site.milesCovered, site.places[0].address))]
      : []),
    ...(site.openingHours.length
      ? [
          `${fact.hours}: ${site.openingHours.map(({ days, hours }) => line([days, hours].filter(Boolean).join(' '))).join('; ')}`,
        ]
      : []),
    ...(site.paymentMethods ? [`${fact.payment}: ${line(site.paymentMethods)}`] : []),
    ...(site.licence ? [line(site.licence)] : []),
    ...(site.yearsOfExperience ? [fact.years(site.yearsOfExperience)] : []),
  ];
  const links = pages
    .filter(({ kind }) => kind !== 'service')
    .map((page) => `[${line(pageName(site, page))}](${absolute(site, page.path)})`);
  return `# ${line(site.name)}\n${about ? `\n> ${line(about)}\n` : ''}${section(seo.facts, facts)}${section(
    nav.services,
    site.services.map((service) => serviceLine(site, service)),
  )}${section(seo.pages, links)}`;
};

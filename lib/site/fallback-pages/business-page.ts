import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { escapeHtml } from '@/lib/platform/text';
import { mailLink, telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/urls/paths';
import { themeVariables } from '@/lib/site/theme/theme';
import { plainPage } from './plain-page';
import { siteStyle } from './styles';

const variables = (site: Site) =>
  Object.entries(themeVariables(site.colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const style = (site: Site) => `:root{${variables(site)}}${siteStyle}`;

/** Phones and first e-mail of a business as HTML. */
export const otherWays = (site: Site): string => {
  const ways = [
    ...site.phones.map(({ display, digits }) => `<a href="${telLink(digits)}">${escapeHtml(display)}</a>`),
    ...site.emails
      .slice(0, 1)
      .map((email) => `<a href="${escapeHtml(mailLink(email))}">${escapeHtml(email)}</a>`),
  ];
  return ways.map((way) => `<p class="ways">${way}</p>`).join('');
};

/** A link to Home as HTML. */
export const wayHome = (site: Site): string =>
  `<p><a href="${paths.home}">${getMessages(site.language).lead.home}</a></p>`;

/**
 * A plain page in a site's colours and language.
 * @param content escaped HTML
 */
export const sitePage = (
  site: Site,
  { title, content, extraStyle = '' }: { title: string; content: string; extraStyle?: string },
): string =>
  plainPage({
    language: site.language,
    title: `${title} | ${site.name}`,
    style: style(site) + extraStyle,
    body: [
      `<header><p class="name"><a href="${paths.home}">${escapeHtml(site.name)}</a></p></header>`,
      `<main class="card">${content}</main>`,
    ].join(''),
  });

/** A page with one message and the ways to reach the business. */
export const noticePage = (site: Site, title: string, text: string): string =>
  sitePage(site, {
    title,
    content: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${otherWays(site)}${wayHome(site)}`,
  });

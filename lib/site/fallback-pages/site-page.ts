import type { Site } from '@/lib/content';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { escapeHtml } from '@/lib/platform/text';
import { mailLink, phoneLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/pages/paths';
import { themeVariables } from '@/lib/site/theme/theme';
import { plainPage } from './plain-page';

const style = `
body {
  background: var(--tint);
  color: var(--paragraph);
  align-content: start;
  justify-items: stretch;
  grid-template-columns: minmax(0, 40rem);
  justify-content: center;
  padding: clamp(1.25rem, 5vw, 4rem) 1.25rem;
  text-align: start;
  overflow-wrap: anywhere;
}
h1, h2 {
  color: var(--heading);
  letter-spacing: -.02em;
  line-height: 1.15;
  text-wrap: balance;
}
h1 {
  font-size: clamp(1.75rem, 1.4rem + 2vw, 2.5rem);
}
h2 {
  font-size: 1.25rem;
  margin: 0 0 .5rem;
}
p {
  margin: 0 0 1rem;
  max-width: none;
  text-wrap: pretty;
}
a {
  color: var(--main-ink);
  text-underline-offset: .2em;
}
:focus-visible {
  outline: 3px solid var(--main-ink);
  outline-offset: 2px;
  border-radius: 4px;
}
.name {
  margin: 0 0 1.25rem;
  font-weight: 700;
  color: var(--main-ink);
}
.name a {
  text-decoration: none;
}
.card {
  background: var(--page);
  border: 1px solid var(--line);
  border-top: 6px solid var(--main);
  border-radius: 1.25rem;
  padding: clamp(1.5rem, 5vw, 3rem);
}
.btn {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 3.25rem;
  padding: .75rem 1.625rem;
  box-sizing: border-box;
  border: 2px solid transparent;
  border-radius: .75rem;
  background: var(--button);
  color: var(--on-button);
  font: inherit;
  font-size: 1.1875rem;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
}
@media (hover: hover) {
  .btn:hover {
    background: var(--button-hover);
    color: var(--on-button-hover);
  }
}
.ways a {
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0;
  font-size: 1.125rem;
}
`;

const variables = (site: Site) =>
  Object.entries(themeVariables(site.colours))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const contactLinks = (site: Site): string => {
  const ways = [
    ...site.phones.map((phone) => `<a href="${phoneLink(phone)}">${escapeHtml(phone.display)}</a>`),
    ...site.emails
      .slice(0, 1)
      .map((email) => `<a href="${escapeHtml(mailLink(email))}">${escapeHtml(email)}</a>`),
  ];
  return ways.map((way) => `<p class="ways">${way}</p>`).join('');
};

export const homeLink = (site: Site): string =>
  `<p><a href="${paths.home}">${messagesOf(site).lead.home}</a></p>`;

/** @param content escaped HTML */
export const sitePage = (
  site: Site,
  { title, content, extraStyle = '' }: { title: string; content: string; extraStyle?: string },
): string =>
  plainPage({
    language: languageTagOf(site),
    title: `${title} | ${site.name}`,
    style: `:root{${variables(site)}}${style}${extraStyle}`,
    body: [
      `<header><p class="name"><a href="${paths.home}">${escapeHtml(site.name)}</a></p></header>`,
      `<main class="card">${content}</main>`,
    ].join(''),
  });

export const noticePage = (site: Site, title: string, text: string): string =>
  sitePage(site, {
    title,
    content: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${contactLinks(site)}${homeLink(site)}`,
  });

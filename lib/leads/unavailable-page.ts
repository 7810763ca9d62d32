import type { Site } from '@/lib/content';
import { wordsIn } from '@/lib/i18n';
import { escapeHtml, plainPage } from '@/lib/plain-page';
import { mailLink, telLink } from '@/lib/routing/outside-links';

/** Tells a visitor that the form could not be taken, and how to reach the business instead. */
export const leadsUnavailablePage = (site: Site): string => {
  const { code, form } = wordsIn(site.language);
  const ways = [
    ...site.phones.map(({ display, digits }) => `<a href="${telLink(digits)}">${escapeHtml(display)}</a>`),
    ...site.emails.slice(0, 1).map((email) => `<a href="${escapeHtml(mailLink(email))}">${escapeHtml(email)}</a>`),
  ];
  return plainPage({ language: code, title: form.unavailableTitle, body: `<main><h1>${form.unavailableTitle}</h1><p>${form.unavailableText}</p>${ways.map((way) => `<p>${way}</p>`).join('')}</main>` });
};

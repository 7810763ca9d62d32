import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { escapeHtml } from '@/lib/escape-html';
import { telLink } from '@/lib/urls/outside-links';
import { paths } from '@/lib/urls/paths';
import { sitePage } from '@/lib/plain-pages/business-page';

/** What a visitor without JavaScript sees when the form was taken. */
export const thanksPage = (site: Site): string => {
  const { lead } = getMessages(site.language);
  const call = site.phones[0]
    ? `<p class="ways">${lead.thanksCall} <a href="${telLink(site.phones[0].digits)}">${escapeHtml(site.phones[0].display)}</a></p>`
    : '';
  return sitePage(site, {
    title: lead.thanksTitle,
    content: `<h1>${lead.thanksTitle}</h1><p>${escapeHtml(lead.thanksText(site.name))}</p>${call}<p><a class="btn" href="${paths.home}">${lead.home}</a></p>`,
  });
};

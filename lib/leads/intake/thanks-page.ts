import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/language/i18n';
import { escapeHtml } from '@/lib/platform/text';
import { telLink } from '@/lib/site/urls/outside-links';
import { paths } from '@/lib/site/urls/paths';
import { sitePage } from '@/lib/site/fallback-pages/business-page';

export const thanksPage = (site: Site): string => {
  const { lead } = getMessages(site.language);
  const [phone] = site.phones;
  const link = phone && `<a href="${telLink(phone.digits)}">${escapeHtml(phone.display)}</a>`;
  return sitePage(site, {
    title: lead.thanksTitle,
    content: [
      `<h1>${lead.thanksTitle}</h1><p>${escapeHtml(lead.thanksText(site.name))}</p>`,
      link ? `<p class="ways">${lead.thanksCall} ${link}</p>` : '',
      `<p><a class="btn" href="${paths.home}">${lead.home}</a></p>`,
    ].join(''),
  });
};

import type { Site } from '@/lib/content/domain/site';
import { getMessages } from '@/lib/language/i18n';
import type { SitePage } from '@/lib/site/pages/page-registry';
import { cut } from '@/lib/platform/text';

const MAX_LENGTH = 200;

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join(', ');

const textOf = (site: Site, page: SitePage): string | null | undefined => {
  const { section } = getMessages(site.language);
  switch (page.kind) {
    case 'home':
      return site.homeTexts[0] ?? site.heroText;
    case 'about':
      return site.about.second.text || site.about.first.text;
    case 'services':
      return namesOf(site.services);
    case 'service':
      return page.service.blocks.find((block) => block.text)?.text;
    case 'gallery':
      return section.galleryText;
    case 'project':
      return `${page.project.name}: ${section.galleryText}`;
    case 'contact':
      return section.contactText;
    case 'find-us-on':
      return section.findText;
    default:
      return null;
  }
};

/** A page's own text in at most 200 characters, for shared links and structured data; null without any. */
export const ownTextOf = (site: Site, page: SitePage): string | null => {
  const text = textOf(site, page)?.replace(/\s+/g, ' ').trim();
  return text ? cut(text, MAX_LENGTH) : null;
};

import { changedOn } from '@/lib/content/articles/articles';
import { hasPage } from '@/lib/content/domain/named';
import type { Site } from '@/lib/content/record/site';
import { escapeHtml } from '@/lib/platform/text';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';
import { absolute } from './schema-graph';

/** Feed readers ask often, and keep their copy. */
const MAX_ENTRIES = 24;

const instant = (date: string) => `${date}T00:00:00Z`;
const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}"/>`;

/** The Atom feed (RFC 4287) of the newest dated articles; null without any. */
export const feedOf = (site: Site): string | null => {
  const dated = site.articles
    .filter(hasPage)
    .flatMap((article) => (article.date ? [{ ...article, date: article.date }] : []))
    .slice(0, MAX_ENTRIES)
    .map((article) => ({ ...article, changed: changedOn(article) ?? article.date }));
  const newest = dated
    .map(({ changed }) => changed)
    .sort()
    .at(-1);
  if (site.callOnly || newest === undefined) return null;
  const feedUrl = absolute(site, paths.feed);
  const entries = dated.map(({ name, slug, date, changed, summary, author }) => {
    const url = absolute(site, paths.article(slug));
    return [
      '<entry>',
      element('id', url),
      element('title', name),
      link('alternate', url),
      element('published', instant(date)),
      element('updated', instant(changed)),
      ...(author ? [`<author>${element('name', author)}</author>`] : []),
      ...(summary ? [element('summary', summary)] : []),
      '</entry>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTagOf(site)}">`,
    element('id', feedUrl),
    element('title', messagesOf(site).articles.feed(site.name)),
    element('updated', instant(newest)),
    link('self', feedUrl),
    link('alternate', absolute(site, paths.articles)),
    `<author>${element('name', site.name)}</author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
};

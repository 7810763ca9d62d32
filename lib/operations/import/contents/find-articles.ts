import { readDate } from '@/lib/language/dates';
import { type Facts, isArticle } from '../deciding/site-facts';
import { attribute, first } from '../page/dom';
import { isOf, textsOf } from '../page/machine-data';
import { isSamePage, pathKey } from '../page/page-kinds';
import type { Block, Page } from '../page/read-page';
import { type Section, blocksOf, imagesIn, itemsIn, joined, sectionsOf, textsIn } from '../page/sections';
import { plain } from '../page/words';
import { isPhoto } from './find-pictures';

export type Article = {
  title: string;
  date: string | null;
  text: string;
  picture: string | null;
  author: string | null;
  url: URL;
};

const PUBLISHED =
  'article time[datetime], time[itemprop="datePublished"], meta[property="article:published_time"]';
const MIN_TEXT = 40;
const MAX_TEXT = 10_000;
const MAX_ARTICLES = 100;
const EXCERPT = /read more|continue|leer m|\[…\]|…\s*$/i;

/** The date of 'Posted on May 3, 2024 by Jo'. */
const dateOf = (text: string, country: string): string | null => {
  const written = text.replace(/^(?:posted|published|publicado|date)?\s*(?:on|el)?:?\s*/i, '');
  return readDate(written.split(/\s+(?:by|por|\||·|—)\s+/i)[0]?.trim(), country);
};
const dateIn = (texts: readonly string[], country: string): string | null =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((line) => dateOf(line, country))
    .find((date) => date !== null) ?? null;

/** The texts of an article without the line that has its date. */
const paragraphs = (blocks: readonly Block[], country: string): string[] =>
  textsIn(blocks).filter((text) => text.length > 80 || dateOf(text, country) === null);

const textOf = (sections: readonly Section[], country: string): string =>
  sections
    .flatMap(({ title, blocks }, index) => [
      index > 0 && title ? `## ${title}` : '',
      ...paragraphs(blocks, country),
      ...itemsIn(blocks).map((item) => `- ${item}`),
    ])
    .filter(Boolean)
    .join('\n\n');

const pictureIn = (blocks: readonly Block[]): string | null => imagesIn(blocks).find(isPhoto)?.url ?? null;

/** An article that has a page of its own: by its data for machines, its address, or a list of articles. */
const onPage = (page: Page, facts: Facts, country: string): Article[] => {
  const lists = facts.pages.filter(({ kind, url }) => kind === 'blog' && url !== page.url);
  const isListed = lists.some(
    ({ url, links }) =>
      pathKey(page.url).startsWith(`${pathKey(url)}/`) ||
      links.some((link) => link.region === 'main' && isSamePage(link.url, page.url)),
  );
  const isPost = first('body.single-post, meta[property="article:published_time"]', page.document) !== null;
  const isInMenu = facts.menu.some(({ url }) => isSamePage(url, page.url));
  const isList = /\/(?:category|tag|author|page)\//.test(page.url.pathname);
  if (page.kind === 'home' || isInMenu || isList || !(isPost || isListed || isArticle(facts, page)))
    return [];
  const said = facts.said.find(
    ({ thing, page: of }) => of === page && isOf(thing, /^(?:BlogPosting|NewsArticle|Article)$/),
  );
  const say = (name: string) => (said ? textsOf(said.thing, name)[0] : undefined) ?? '';
  const all = sectionsOf(page);
  const start = all.findIndex(({ level }) => level > 0 && level < 7);
  const sections = all.slice(Math.max(start, 0));
  const blocks = blocksOf(sections);
  const time = first(PUBLISHED, page.document);
  const written = attribute(time, 'datetime') || attribute(time, 'content');
  const shown = blocks.slice(0, 6).map(({ text }) => text);
  const date =
    readDate(say('datePublished'), country) ?? readDate(written, country) ?? dateIn(shown, country);
  const title = all[start]?.title ?? say('headline');
  return (date ?? isListed)
    ? [
        {
          title,
          date,
          text: textOf(sections, country),
          author: say('author') || null,
          picture: pictureIn(blocks),
          url: page.url,
        },
      ]
    : [];
};

/** Dated notes below each other on one page; an excerpt has its text elsewhere. */
const notesOn = (page: Page, country: string): Article[] =>
  sectionsOf(page).flatMap(({ title, level, blocks }) => {
    const date = dateIn([title, ...blocks.slice(0, 2).map(({ text }) => text)], country);
    const isExcerpt = blocks.some(({ links, text }) => links.length > 0 && EXCERPT.test(text));
    if (level === 0 || !date || isExcerpt || dateOf(title, country)) return [];
    const text = joined(paragraphs(blocks, country), MAX_TEXT);
    return [{ title, date, text, author: null, picture: pictureIn(blocks), url: page.url }];
  });

/** Articles with pages of their own, and dated notes. */
export const findArticles = (facts: Facts, country: string): Article[] => {
  const lists = facts.pages.filter(({ kind }) => kind === 'blog' || kind === 'other');
  const articles = [
    ...facts.pages.flatMap((page) => onPage(page, facts, country)),
    ...lists.flatMap((page) => notesOn(page, country)),
  ].filter(
    ({ title, text }, index, every) =>
      title &&
      text.length >= MIN_TEXT &&
      every.findIndex((other) => plain(other.title) === plain(title)) === index,
  );
  for (const { title, date, url } of articles)
    facts.findings.keep('articles', title, [{ page: url.href, where: 'main' }], date !== null);
  return articles.slice(0, MAX_ARTICLES);
};

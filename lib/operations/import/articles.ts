import { readDate } from '@/lib/language/dates';
import { attribute, first } from './dom';
import { Findings, type Place, placeOf } from './findings';
import { isOf, textsOf } from './machine-data';
import { pathKey, plain } from './page-kinds';
import { isPhoto } from './pictures';
import type { Block, Page } from './read-page';
import { itemsIn, joined, imagesIn, sectionsOf, textsIn } from './sections';
import type { Facts } from './site-facts';

export type Article = {
  title: string;
  date: string | null;
  text: string;
  picture: string | null;
  author: string | null;
  url: URL;
};

const dateOn = (page: Page, blocks: readonly Block[], country: string): string | null => {
  const time = first(
    'article time[datetime], time[itemprop="datePublished"], meta[property="article:published_time"]',
    page.document,
  );
  const written = time && (attribute(time, 'datetime') || attribute(time, 'content'));
  const [shown] = blocks
    .slice(0, 6)
    .flatMap(({ text }) =>
      text
        .split('\n')
        .flatMap(
          (line) =>
            readDate(
              line
                .replace(/^(?:posted|published|publicado)?\s*(?:on|el)?:?\s*/i, '')
                .split(/\s+(?:by|por|\|)\s+/)[0] ?? '',
              country,
            ) ?? [],
        ),
    );
  return (written && readDate(written, country)) || shown || null;
};

/** Pages of articles, and dated headings on one page. */
export const articlesOf = (facts: Facts, country: string, findings: Findings): Article[] => {
  const articles: Article[] = [];
  const add = (article: Article, place: Place) => {
    if (
      !article.title ||
      article.text.length < 40 ||
      articles.some(({ title }) => plain(title) === plain(article.title))
    )
      return;
    articles.push(article);
    findings.keep('articles', article.title, [place], article.date !== null);
  };
  const blogs = facts.pages.filter((page) => facts.kindOf(page) === 'blog');
  const isBelow = (page: Page) =>
    blogs.some(
      (blog) =>
        blog !== page &&
        (pathKey(page.url).startsWith(`${pathKey(blog.url)}/`) ||
          blog.links.some(({ url, region }) => region === 'main' && pathKey(url) === pathKey(page.url))),
    );
  for (const page of facts.pages) {
    const said = facts.said.find(
      ({ thing, page: of }) => of === page && isOf(thing, /^(?:BlogPosting|NewsArticle|Article)$/),
    );
    const isPost = facts.said.some(
      ({ thing, page: of }) => of === page && isOf(thing, /^(?:BlogPosting|NewsArticle)$/),
    );
    const isDated =
      /\/(?:19|20)\d\d\/\d\d?\//.test(page.url.pathname) ||
      first('body.single-post, meta[property="article:published_time"]', page.document) !== null;
    const isListed = facts.menu.some(({ url }) => pathKey(url) === pathKey(page.url));
    if (page === facts.home || isListed || !(isPost || isDated || isBelow(page))) continue;
    if (/\/(?:category|tag|author|page)\//.test(page.url.pathname)) continue;
    const sections = sectionsOf(page);
    const index = sections.findIndex(({ level }) => level > 0 && level < 7);
    const title = sections[index]?.title ?? (said && textsOf(said.thing, 'headline')[0]) ?? '';
    const blocks = sections.slice(Math.max(index, 0)).flatMap(({ blocks: own }) => own);
    const date =
      (said && readDate(textsOf(said.thing, 'datePublished')[0] ?? '', country)) ??
      dateOn(page, blocks, country);
    if (!date && !isBelow(page)) continue;
    const text = sections
      .slice(Math.max(index, 0))
      .map((section, at) =>
        [
          at > 0 && section.title ? `## ${section.title}` : '',
          ...textsIn(section.blocks).filter((one) => !isByLine(one, country)),
          ...itemsIn(section.blocks).map((item) => `- ${item}`),
        ]
          .filter(Boolean)
          .join('\n\n'),
      )
      .join('\n\n')
      .trim();
    const [author = null] = said ? textsOf(said.thing, 'author') : [];
    add(
      { title, date, text, author, picture: imagesIn(blocks).find(isPhoto)?.url ?? null, url: page.url },
      placeOf(page, 'main'),
    );
  }
  for (const page of [...blogs, ...facts.pages.filter((one) => facts.kindOf(one) === 'other')]) {
    const sections = sectionsOf(page);
    for (const section of sections) {
      const date =
        section.level > 0
          ? dateIn([section.title, ...section.blocks.slice(0, 2).map(({ text }) => text)], country)
          : null;
      const isExcerpt = section.blocks.some(
        ({ links, text }) => links.length > 0 && /read more|continue|leer m|\[…\]|…\s*$/i.test(text),
      );
      const text = joined(
        textsIn(section.blocks).filter((one) => !isByLine(one, country)),
        10_000,
      );
      if (date && !isExcerpt && readDate(section.title, country) === null)
        add(
          {
            title: section.title,
            date,
            text,
            author: null,
            picture: imagesIn(section.blocks).find(isPhoto)?.url ?? null,
            url: page.url,
          },
          placeOf(page, section.heading ?? 'main'),
        );
    }
  }
  return articles.slice(0, 100);
};

const withoutWords = (text: string) =>
  text
    .replace(/^(?:posted|published|publicado|date)?\s*(?:on|el)?:?\s*/i, '')
    .split(/\s+(?:by|por|\||·|—)\s+/i)[0]
    ?.trim() ?? '';
const dateIn = (texts: readonly string[], country: string): string | null =>
  texts
    .flatMap((text) => text.split('\n'))
    .map((line) => readDate(withoutWords(line), country))
    .find((date) => date !== null) ?? null;
const isByLine = (text: string, country: string): boolean =>
  text.length < 80 && readDate(withoutWords(text), country) !== null;

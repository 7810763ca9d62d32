import { readDate } from '@/lib/language/dates';
import { hyphenSlugOf } from '@/lib/language/slug';
import { candidateFor, placeOf } from '../deciding/evidence';
import { type Asked, type Question, itemsOf } from './find-questions';
import { type Facts, PUBLISHED } from '../deciding/site-facts';
import { attribute, first } from '../page/dom';
import { isOf, textsAt } from '../page/machine-data';
import type { Page } from '../page/read-page';
import { type Section, blocksOf, itemsIn, joined, photosIn, sectionsOf, textsIn } from '../page/sections';
import { isNoise, isSamePage, kindOfLabel, lastPart, oneLine, plain } from '../page/words';

export type Article = {
  title: string;
  date: string | null;
  text: string;
  picture: string | null;
  author: string | null;
  url: URL;
};
const MIN_TEXT = 40;
const MAX_DATE = 80;
/** Texts of a page above its article, among which its date may stand. */
const MAX_LEAD = 12;

const AROUND =
  /^(?:posted|published|publicado|date|.* on (?=\w+,))?\s*(?:on|el)?:?\s*|\s*(?:-|at)\s*\d{1,2}:\d{2}(?: ?[ap]m)?$/gi;
/** The date of 'Posted on May 3, 2024 by Jo'. */
const dateOf = (text: string, country: string): string | null =>
  (text.length < MAX_DATE ? text.split(/\s+(?:by|por|[|·•—])\s+/i) : [])
    .map((part) => readDate(part.replace(AROUND, '').trim(), country))
    .find((date) => date !== null) ?? null;
const dateIn = (texts: readonly string[], country: string): string | null =>
  texts.flatMap((text) => text.split('\n').flatMap((line) => dateOf(line, country) ?? []))[0] ?? null;

/** An article of sections, without the line that has its date. */
const articleOf = (sections: readonly Section[], url: URL, country: string) => {
  const blocks = blocksOf(sections);
  const texts = sections.flatMap((section, index) => [
    index > 0 ? `## ${section.title}` : '',
    ...textsIn(section.blocks).filter((text) => dateOf(text, country) === null),
    ...itemsIn(section.blocks).map((item) => `- ${item}`),
  ]);
  const title = sections[0]?.title ?? '';
  const date = dateIn([title, ...blocks.slice(0, 6).map(({ text }) => text)], country);
  const picture = photosIn(blocks)[0] ?? null;
  return { title, date, text: joined(texts.filter(Boolean), 10_000), picture, author: null, url };
};

/** The article of a page, with what its data for machines says of it. */
const onPage = (page: Page, { said }: Facts, country: string): Article => {
  const own = said.filter(
    (at) => at.page === page && isOf(at.thing, /^(?:BlogPosting|NewsArticle|Article)$/),
  );
  const say = (name: string) => textsAt(own, name)[0]?.text ?? '';
  const time = first(PUBLISHED, page.document);
  const written = [say('datePublished'), attribute(time, 'datetime'), attribute(time, 'content')];
  const lead = page.blocks.filter(({ isShared }) => !isShared).slice(0, MAX_LEAD);
  const sections = sectionsOf(page);
  const start = sections.findIndex(({ level, title }) => level > 0 && !dateOf(title, country));
  const article = articleOf(sections.slice(Math.max(start, 0)), page.url, country);
  const dates = [written, [article.date ?? ''], lead.map(({ text }) => text)];
  const date = dates.map((texts) => dateIn(texts, country)).find(Boolean) ?? null;
  return { ...article, date, author: say('author') || null };
};

/** Dated notes below each other on one page. An excerpt has the title of its page, which is taken first. */
const notesOn = (page: Page, country: string): Article[] =>
  sectionsOf(page).flatMap((section) => {
    const note = articleOf([section], page.url, country);
    return section.level > 0 && note.date && !dateOf(section.title, country) ? [note] : [];
  });

const articleFrom = candidateFor('options.articles');

/** Articles with pages of their own, and dated notes. */
export const findArticles = (facts: Facts, country: string): Article[] => {
  const found = [
    ...facts.pages.flatMap((page) => {
      const article = page.kind === 'article' ? onPage(page, facts, country) : null;
      const from = article?.date ? 'page' : 'undated';
      return article ? [articleFrom(from, article, { page, where: 'main' })] : [];
    }),
    ...facts.pages
      .filter(({ kind }) => kind === 'blog' || kind === 'other')
      .flatMap((page) =>
        notesOn(page, country).map((note) => articleFrom('note', note, { page, where: 'main' })),
      ),
  ];
  const isOwn = ({ title, text }: Article) =>
    !isNoise(title) && kindOfLabel(title) !== 'blog' && text.length >= MIN_TEXT;
  const own = found.filter(({ value }) => isOwn(value));
  const [keyOf, show] = [({ title }: Article) => plain(title), ({ title }: Article) => title];
  return facts.findings.decide('options.articles', own, { keyOf, show });
};

type PageBlock = { type: string; title?: string; text?: string; points?: string[]; items?: Question[] };
export type OtherPage = { path: string; title: string; menu: 'main'; blocks: PageBlock[]; url: URL };

const blocksOn = (page: Page, label: string, items: Question[]): PageBlock[] => {
  const isAsked = ({ text }: { text: string }) =>
    items.some(({ question, answer }) => question === oneLine(text) || answer.includes(text));
  const blocks = sectionsOf(page).flatMap(({ title, level, blocks: all }): PageBlock[] => {
    const own = all.filter((block) => !isAsked(block));
    const rows = own.flatMap(({ cells }) => cells.map(oneLine).filter(Boolean).join(' – ') || []);
    const points = [...itemsIn(own), ...rows].slice(0, 30);
    const isShown = level > 0 && plain(title) !== plain(label) && !isAsked({ text: title });
    const shown = isShown ? title : undefined;
    const text = joined(textsIn(own), 8_000);
    return [
      ...(text ? [{ type: 'text', title: shown, text }] : []),
      ...(points.length > 0 ? [{ type: 'points', title: text ? undefined : shown, points }] : []),
    ];
  });
  return items.length > 0 ? [...blocks, { type: 'questions', items }] : blocks;
};

const MAX_BLOCKS = 20;

/**
 * Pages of the menu that no other part of a record has: the team, prices, the yard, tips.
 * @param taken addresses of services and articles
 */
export const findOtherPages = (
  { menu, pages, findings }: Facts,
  questions: readonly Asked[],
  taken: readonly URL[],
): OtherPage[] =>
  menu.flatMap(({ label, url, parent }): OtherPage[] => {
    const page = pages.find((one) => isSamePage(one.url, url));
    if (page?.kind !== 'other' && page?.kind !== 'unknown') return [];
    if (kindOfLabel(parent ?? '') === 'services' || taken.some((one) => isSamePage(one, page.url))) return [];
    const blocks = blocksOn(page, label, itemsOf(questions, url)).slice(0, MAX_BLOCKS);
    if (blocks.length === 0) return [];
    findings.keep('options.pages', label, [placeOf({ page, where: 'main' })]);
    return [{ path: hyphenSlugOf(lastPart(page.url)), title: label, menu: 'main', blocks, url: page.url }];
  });

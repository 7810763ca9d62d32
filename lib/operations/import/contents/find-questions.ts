import { hyphenSlugOf } from '@/lib/language/slug';
import { type At, placeOf } from '../deciding/evidence';
import { type Facts, pagesBut } from '../deciding/site-facts';
import { marks } from '../page/dom';
import { isOf, textsAt, textsOf } from '../page/machine-data';
import type { Block, Page } from '../page/read-page';
import { joined, until } from '../page/sections';
import { distinct, isNoise, isSamePage, kindOfLabel, oneLine, plain } from '../page/words';

type Found = { question: string; answer: string; at: At; isToggle?: boolean; heading?: string };

const MAX_ANSWER = 2_000;
const MAX_QUESTIONS = 50;
const ENDS = ['heading', 'toggle', 'term'];

const isQuestion = ({ text, kind }: Block): boolean =>
  [...ENDS, 'text', 'item'].includes(kind) && /\?$/.test(text.trim()) && text.length < 200;
const isEnd = (block: Block): boolean =>
  ENDS.includes(block.kind) || isQuestion(block) || block.region === 'footer';

/** Questions with their answers: on a page or below a heading of questions; else three, or two toggles. */
const questionsOn = (page: Page): Found[] => {
  const blocks = page.blocks
    .filter(({ kind, isQuote, region }) => kind !== 'picture' && !isQuote && region !== 'menu')
    .flatMap((block) => {
      const lines = block.kind === 'text' ? block.text.split('\n').map((text) => ({ ...block, text })) : [];
      return lines.some(isQuestion) ? lines : [block];
    });
  const pairs = blocks.flatMap((block, index): Found[] => {
    if (!isQuestion(block)) return [];
    const inside = until(blocks, index, isEnd).slice(1);
    const texts = inside.filter(({ isShared }) => !isShared).map(({ text }) => text);
    const isToggle =
      ['toggle', 'term'].includes(block.kind) || /toggle|accordion|collaps/i.test(marks(block.node));
    const heading = blocks.slice(0, index).findLast((one) => one.kind === 'heading' && !isQuestion(one));
    const answer = joined(texts, MAX_ANSWER);
    return [{ question: block.text, answer, at: block, isToggle, heading: heading?.text ?? '' }];
  });
  const answered = pairs.filter(({ answer }) => answer !== '' && !isNoise(answer));
  const isNamed = blocks.some(({ kind, text }) => kind === 'heading' && kindOfLabel(text) === 'faq');
  if (page.kind === 'faq' || isNamed || answered.length > 2) return answered;
  // Two headings above texts are questions on a page of prices, but calls to action on others.
  const toggles = answered.filter(({ isToggle }) => isToggle || page.kind === 'other');
  return toggles.length > 1 ? toggles : [];
};

export type Question = { question: string; answer: string };
/** `heading`: above the question on its page. */
export type Asked = { item: Question; url: URL; heading: string };
/** The questions of a page. */
export const itemsOf = (asked: readonly Asked[], of: URL): Question[] =>
  asked.flatMap(({ item, url }) => (isSamePage(url, of) ? item : []));

/** The questions with their answers and pages, machine-readable ones first. */
export const findQuestions = (facts: Facts): Asked[] => {
  const { said, findings } = facts;
  const ofData = said.flatMap((at): Found[] => {
    const [question] = isOf(at.thing, /^Question$/) ? textsOf(at.thing, 'name') : [];
    const [answer] = textsAt([at], 'acceptedAnswer.text');
    return question && answer ? [{ question, answer: answer.text, at }] : [];
  });
  const whole = [...ofData, ...pagesBut(facts, ['blog', 'legal']).flatMap(questionsOn)].map((found) => ({
    question: oneLine(found.question.replace(/^(?:Q|P)(?:uestion)?\s*\d*\s*[:.)]\s*/i, '')),
    answer: found.answer.replace(/^A(?:nswer)?\s*[:.)]\s*/, ''),
    at: found.at,
    heading: oneLine(found.heading ?? ''),
  }));
  return distinct(whole, ({ question }) => plain(question))
    .slice(0, MAX_QUESTIONS)
    .map(({ at, heading, ...item }) => {
      findings.keep('options.pages', item.question, [placeOf(at)]);
      return { item, url: at.page.url, heading };
    });
};

/** A page of questions, with the site's own title of them, else the heading above them; none without any. */
export const questionsPage = ({ pages, menu, language }: Facts, asked: readonly Asked[]) => {
  const items = asked.map(({ item }) => item);
  const headings = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'));
  const labels = [...menu.map(({ label }) => label), ...headings.map(({ text }) => oneLine(text))];
  const named = labels.find((label) => kindOfLabel(label) === 'faq' && !label.endsWith('?'));
  const above = asked.map(({ heading }) => heading).find((heading) => heading && heading.length < 60);
  const title = named ?? above ?? (language === 'es' ? 'Preguntas frecuentes' : 'FAQ');
  const page = { path: hyphenSlugOf(title), title, menu: 'footer', blocks: [{ type: 'questions', items }] };
  return items.length > 0 ? [page] : [];
};

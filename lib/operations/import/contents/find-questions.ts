import { hyphenSlugOf } from '@/lib/language/slug';
import { type Candidate, candidateFor } from '../deciding/evidence';
import { type Facts, pagesBut } from '../deciding/site-facts';
import { marks } from '../page/dom';
import { isOf, textsAt, textsOf } from '../page/machine-data';
import type { Block, Page } from '../page/read-page';
import { joined, sectionsOf, until } from '../page/sections';
import { isNoise, isSamePage, kindOfLabel, oneLine, plain } from '../page/words';

export type Question = { question: string; answer: string };
/** `heading`: above the question on its page. */
export type Asked = { item: Question; url: URL; heading: string };

const MAX_ANSWER = 2_000;
const ENDS = ['heading', 'toggle', 'term'];
const questionFrom = candidateFor('options.pages');

const isQuestion = ({ text, kind }: Block): boolean =>
  [...ENDS, 'text', 'item'].includes(kind) && /\?$/.test(text.trim()) && text.length < 200;
const isEnd = (block: Block): boolean =>
  ENDS.includes(block.kind) || isQuestion(block) || block.region === 'footer';

const asked = (question: string, answer: string, url: URL, heading = ''): Asked => {
  const item = {
    question: oneLine(question.replace(/^(?:Q|P)(?:uestion)?\s*\d*\s*[:.)]\s*/i, '')),
    answer: answer.replace(/^A(?:nswer)?\s*[:.)]\s*/, ''),
  };
  return { item, url, heading: oneLine(heading) };
};

/** Questions with answers: below a title of questions, behind buttons that open them, or by themselves. */
const questionsOn = (page: Page): Candidate<Asked>[] => {
  // The sign of a button that opens each answer says nothing.
  const isSign = ({ kind, text }: Block) =>
    kind === 'toggle' && page.blocks.filter((other) => other.kind === kind && other.text === text).length > 1;
  const blocks = page.blocks
    .filter((one) => one.kind !== 'picture' && !one.isQuote && one.region !== 'menu' && !isSign(one))
    .flatMap((block) => {
      const lines = block.kind === 'text' ? block.text.split('\n').map((text) => ({ ...block, text })) : [];
      return lines.some(isQuestion) ? lines : [block];
    });
  const pairs = blocks.flatMap((block, index) => {
    const inside = isQuestion(block) ? until(blocks, index, isEnd).slice(1) : [];
    const answer = joined(
      inside.flatMap(({ isShared, text }) => (isShared ? [] : text)),
      MAX_ANSWER,
    );
    const isToggle = block.kind !== 'heading' || /toggle|accordion|collaps/i.test(marks(block.node));
    const heading = blocks.slice(0, index).findLast((one) => one.kind === 'heading' && !isQuestion(one));
    return answer === '' || isNoise(answer) ? [] : [{ block, answer, isToggle, heading }];
  });
  const isNamed = sectionsOf(page).some(({ subject }) => subject === 'faq');
  return pairs.map(({ block, answer, isToggle, heading }) => {
    // Two headings above texts are questions on a page of prices, but calls to action on others.
    const isList = pairs.length > (isToggle || page.kind === 'other' ? 1 : 2);
    const from = isNamed || isList ? 'listed' : 'alone';
    return questionFrom(from, asked(block.text, answer, page.url, heading?.text), block);
  });
};

/** The questions of a page. */
export const itemsOf = (of: readonly Asked[], page: URL): Question[] =>
  of.flatMap(({ item, url }) => (isSamePage(url, page) ? item : []));

/** The questions with their answers and pages, machine-readable ones first. */
export const findQuestions = (facts: Facts): Asked[] => {
  const ofData = facts.said.flatMap((at) => {
    const [question] = isOf(at.thing, /^Question$/) ? textsOf(at.thing, 'name') : [];
    const [answer] = textsAt([at], 'acceptedAnswer.text');
    return question && answer ? [questionFrom('data', asked(question, answer.text, at.page.url), at)] : [];
  });
  const seen = pagesBut(facts, ['blog', 'legal']).flatMap(questionsOn);
  const keyOf = ({ item }: Asked) => plain(item.question);
  const show = ({ item }: Asked) => item.question;
  return facts.findings.decide('options.pages', [...ofData, ...seen], { keyOf, show });
};

/** A page of questions, with the site's own title of them, else the heading above them; none without any. */
export const questionsPage = ({ pages, menu, language }: Facts, all: readonly Asked[]) => {
  const items = all.map(({ item }) => item);
  const headings = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'));
  const labels = [...menu.map(({ label }) => label), ...headings.map(({ text }) => oneLine(text))];
  const named = labels.find((label) => kindOfLabel(label) === 'faq' && !label.endsWith('?'));
  const above = all.map(({ heading }) => heading).find((heading) => heading && heading.length < 60);
  const title = named ?? above ?? (language === 'es' ? 'Preguntas frecuentes' : 'FAQ');
  const page = { path: hyphenSlugOf(title), title, menu: 'footer', blocks: [{ type: 'questions', items }] };
  return items.length > 0 ? [page] : [];
};

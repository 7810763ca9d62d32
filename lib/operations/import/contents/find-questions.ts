import { type Place, placeOf } from '../deciding/findings';
import type { Facts } from '../deciding/site-facts';
import { marks, upwards } from '../page/dom';
import { isOf, textsOf, thingsOf } from '../page/machine-data';
import { kindOfLabel } from '../page/page-kinds';
import type { Block, Page } from '../page/read-page';
import { joined, until } from '../page/sections';
import { distinct, isNoise, oneLine, plain } from '../page/words';

type Question = { question: string; answer: string };
type Found = Question & { place: Place; isToggle: boolean };

const MAX_ANSWER = 2_000;
const MAX_QUESTIONS = 50;
const TOGGLE = /accordion|toggle|collaps|faq/i;
const ENDS = ['heading', 'toggle', 'term'];

const isQuestion = ({ text, kind }: Block): boolean =>
  [...ENDS, 'text', 'item'].includes(kind) && /\?$/.test(text.trim()) && text.length < 200;

/**
 * Questions with their answers: on a page or below a heading of questions; elsewhere three, or two
 * disclosures.
 */
const questionsOn = (page: Page): Found[] => {
  const blocks = page.blocks.filter(
    ({ kind, isQuote, region }) => kind !== 'picture' && !isQuote && region !== 'menu',
  );
  const pairs = blocks.flatMap((block, index): Found[] => {
    if (!isQuestion(block)) return [];
    const isEnd = (other: Block) =>
      ENDS.includes(other.kind) || isQuestion(other) || other.region === 'footer';
    const inside = until(blocks, index, isEnd).slice(1);
    const own = inside.filter(({ isShared, kind }) => !isShared && kind !== 'links');
    const answer = joined(
      own.map(({ text }) => text),
      MAX_ANSWER,
    );
    const isOpened = [...upwards(block.node)].slice(0, 4).some((node) => TOGGLE.test(marks(node)));
    const isToggle = block.kind === 'toggle' || block.kind === 'term' || isOpened;
    return answer ? [{ question: block.text, answer, place: placeOf(page, block), isToggle }] : [];
  });
  const isNamed =
    page.kind === 'faq' || blocks.some(({ kind, text }) => kind === 'heading' && kindOfLabel(text) === 'faq');
  if (isNamed || pairs.length > 2) return pairs;
  const toggles = pairs.filter(({ isToggle }) => isToggle);
  return toggles.length > 1 ? toggles : [];
};

/** Questions with their answers; machine-readable ones first. */
export const findQuestions = ({ said, pages, findings }: Facts): Question[] => {
  const ofData = said.flatMap(({ thing, page, where }): Found[] => {
    const [question] = isOf(thing, /^Question$/) ? textsOf(thing, 'name') : [];
    const [answer] = thingsOf(thing, 'acceptedAnswer').flatMap((one) => textsOf(one, 'text'));
    const place = placeOf(page, `${where}.acceptedAnswer`);
    return question && answer ? [{ question, answer, place, isToggle: false }] : [];
  });
  const ofPages = pages.filter(({ kind }) => kind !== 'blog' && kind !== 'legal').flatMap(questionsOn);
  const whole = [...ofData, ...ofPages]
    .map((one) => ({
      ...one,
      question: oneLine(one.question.replace(/^(?:Q|P)(?:uestion)?\s*\d*\s*[:.)]\s*/i, '')),
      answer: one.answer.replace(/^A(?:nswer)?\s*[:.)]\s*/, ''),
    }))
    .filter(({ answer }) => answer.length > 3 && !isNoise(answer));
  const found = distinct(whole, ({ question }) => plain(question)).slice(0, MAX_QUESTIONS);
  for (const { question, place } of found) findings.keep('questions', question, [place]);
  return found.map(({ question, answer }) => ({ question, answer }));
};

/** The site's own title of its questions. */
export const titleOfQuestions = ({ pages, menu, language }: Facts): string => {
  const headings = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'));
  const labels = [...menu.map(({ label }) => label), ...headings.map(({ text }) => oneLine(text))];
  const named = labels.find((label) => kindOfLabel(label) === 'faq' && !label.endsWith('?'));
  return named ?? (language === 'es' ? 'Preguntas frecuentes' : 'FAQ');
};

import { Findings, type Place, placeOf } from './findings';
import { isNoise } from './lines';
import { isOf, textsOf, thingsOf } from './machine-data';
import { kindOfLabel, plain } from './page-kinds';
import type { Block } from './read-page';
import { joined } from './sections';
import type { Facts } from './site-facts';

export type Question = { question: string; answer: string };
const isQuestion = ({ text, kind }: Block): boolean =>
  /\?$/.test(text.trim()) && text.length < 200 && kind !== 'picture';

/** Pairs of a question and its answer: two at least in a row, or on a page of questions. */
export const questionsOf = (facts: Facts, findings: Findings): Question[] => {
  const found = new Map<string, Question>();
  const add = (question: string, answer: string, place: Place) => {
    const bare = question.replace(/^(?:Q|P)(?:uestion)?\s*\d*\s*[:.)]\s*/i, '').replace(/\s*\n\s*/g, ' ');
    if (answer.length > 3 && !isNoise(answer) && !found.has(plain(bare))) {
      found.set(plain(bare), { question: bare, answer: answer.replace(/^A(?:nswer)?\s*[:.)]\s*/, '') });
      findings.keep('questions', bare, [place]);
    }
  };
  for (const { thing, page, where } of facts.said)
    if (isOf(thing, /^Question$/)) {
      const [question = ''] = textsOf(thing, 'name');
      const [answer = ''] = thingsOf(thing, 'acceptedAnswer').flatMap((one) => textsOf(one, 'text'));
      if (question && answer) add(question, answer, placeOf(page, `${where}.acceptedAnswer`));
    }
  for (const page of facts.pages) {
    if (['blog', 'legal'].includes(facts.kindOf(page))) continue;
    const blocks = page.blocks.filter(
      ({ kind, isQuote, region }) => kind !== 'picture' && !isQuote && region !== 'menu',
    );
    const starts = blocks.flatMap((block, index) =>
      ['heading', 'toggle', 'term', 'text', 'item'].includes(block.kind) && isQuestion(block) ? [index] : [],
    );
    const pairs = starts.flatMap((start) => {
      const end = blocks.findIndex(
        (block, index) =>
          index > start &&
          (block.kind === 'heading' ||
            block.kind === 'toggle' ||
            block.kind === 'term' ||
            isQuestion(block) ||
            block.region === 'footer'),
      );
      const inside = blocks
        .slice(start + 1, end === -1 ? undefined : end)
        .filter(({ isShared, kind }) => !isShared && kind !== 'links');
      const answer = joined(
        inside.map(({ text }) => text),
        2_000,
      );
      return answer
        ? [
            {
              question: blocks[start]?.text ?? '',
              answer,
              block: blocks[start] as Block,
              isToggle: ['toggle', 'term'].includes(blocks[start]?.kind ?? ''),
            },
          ]
        : [];
    });
    const isNamed =
      facts.kindOf(page) === 'faq' ||
      blocks.some((block) => block.kind === 'heading' && kindOfLabel(block.text) === 'faq');
    const asked = isNamed || pairs.length > 2 ? pairs : pairs.filter(({ isToggle }) => isToggle);
    const usable = isNamed || asked.length > 1 ? asked : [];
    for (const { question, answer, block } of usable) add(question, answer, placeOf(page, block));
  }
  return [...found.values()].slice(0, 50);
};

/** The site's own title of its questions. */
export const questionsTitleOf = (facts: Facts): string => {
  const headings = facts.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'heading'));
  const labels = [
    ...facts.menu.map(({ label }) => label),
    ...headings.map(({ text }) => text.replace(/\s+/g, ' ')),
  ];
  const named = labels.find((label) => kindOfLabel(label) === 'faq' && !label.endsWith('?'));
  return named ?? (facts.language === 'es' ? 'Preguntas frecuentes' : 'FAQ');
};

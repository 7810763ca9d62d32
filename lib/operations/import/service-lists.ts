import { placeOf } from './findings';
import type { Block, Page } from './read-page';
import { type Section, withInner } from './sections';
import { type Service, internal, isServiceName, serviceOf } from './services';

/** Cards: sections of one level of heading, at least two of which name services and have texts. */
export const cardsIn = (page: Page, sections: readonly Section[]): Service[] => {
  const levels = [...new Set(sections.slice(1).map(({ level }) => level))];
  const ofLevel = levels.map((level) =>
    sections.slice(1).filter((section) => section.level === level && isServiceName(section.title, true)),
  );
  const best = ofLevel.sort((one, other) => other.length - one.length)[0] ?? [];
  const first = sections[0]?.level ?? 0;
  return best.length > 1 || (best.length === 1 && first > 0)
    ? best.map((section) => {
        const index = sections.indexOf(section);
        const own = withInner(sections, index);
        const before = sections[index - 1]?.blocks.at(-1);
        const above = before?.picture && sharesCard(before, section.heading) ? [before] : [];
        const all = own.flatMap(({ blocks }) => blocks);
        const next = sections[index + 1];
        const last = all.at(-1);
        // The picture above the next card's heading is that card's.
        const inside =
          last?.picture && next?.heading && sharesCard(last, next.heading) ? all.slice(0, -1) : all;
        return serviceOf(
          section.title,
          [...above, ...inside],
          placeOf(page, section.heading ?? ''),
          internal(page, section.heading) ??
            internal(page, inside.find(({ kind }) => kind === 'links') ?? null),
        );
      })
    : [];
};

const sharesCard = (picture: Block, heading: Block | null): boolean => {
  const above = (block: Block) => {
    const parents = [];
    for (let node = block.node.parent; node && parents.length < 4; node = node.parent) parents.push(node);
    return parents;
  };
  if (!heading) return false;
  const [of, other] = [above(picture), [heading.node, ...above(heading)]];
  const shared = other.find((node) => of.includes(node as never));
  const headings = page(shared as never);
  return shared !== undefined && headings < 2;
};
const page = (node: { children?: unknown[] } | undefined): number => {
  let count = 0;
  const visit = (one: { name?: string; children?: unknown[] }, depth: number) => {
    if (/^h[1-6]$/.test(one.name ?? '')) count += 1;
    if (depth < 6) for (const child of one.children ?? []) visit(child as typeof one, depth + 1);
  };
  if (node) visit(node, 0);
  return count;
};

/** Rows of a table and entries of a definition list: a name and its text. */
const rowsIn = (found: Page, blocks: readonly Block[]): Service[] => {
  const services: Service[] = [];
  blocks.forEach((block, index) => {
    const [name = '', ...rest] = block.cells;
    if (
      block.kind === 'row' &&
      isServiceName(name, true) &&
      rest.join(' ').length > 20 &&
      block.cells.length < 4 &&
      !/^\W*\d[\d.,]*\W*$/.test(rest.at(-1) ?? '') &&
      block.node.childNodes.some((cell) => 'name' in cell && (cell.name === 'th' || hasBold(cell as never)))
    )
      services.push({
        ...serviceOf(name, [], placeOf(found, block), internal(found, block)),
        texts: [rest.join(' ').replace(/\n/g, ' ')],
      });
    if (block.kind === 'term' && isServiceName(block.text, true)) {
      const end = blocks.findIndex((other, next) => next > index && other.kind === 'term');
      services.push(
        serviceOf(
          block.text,
          blocks.slice(index + 1, end === -1 ? undefined : end),
          placeOf(found, block),
          internal(found, block),
        ),
      );
    }
  });
  return services;
};
const hasBold = (
  node: { name?: string; children?: { name?: string; children?: never[] }[] },
  depth = 0,
): boolean =>
  /^(?:b|strong)$/.test(node.name ?? '') ||
  (depth < 4 && (node.children ?? []).some((child) => hasBold(child, depth + 1)));

/** Entries of lists, and links that are cards. */
export const listIn = (found: Page, blocks: readonly Block[]): Service[] =>
  blocks.flatMap((block) => {
    const isLink =
      block.kind === 'links' && block.links.length === 1 && block.links[0]?.url.host === found.url.host;
    if (block.kind !== 'item' && !isLink) return [];
    const [name = '', ...rest] = block.text.split(/\n|\s[–—:-]\s|:\s/);
    return isServiceName(name, true) && block.text.length < 200
      ? [
          {
            ...serviceOf(name, [], placeOf(found, block), internal(found, block)),
            texts: rest.length > 0 && rest.join(' ').length > 25 ? [rest.join(' ')] : [],
          },
        ]
      : [];
  });

/** The services that a page or section lists, read from the clearest of its forms. */
export const listedOn = (found: Page, sections: readonly Section[]): Service[] => {
  const blocks = sections.flatMap(({ blocks: own }) => own).filter(({ isQuote }) => !isQuote);
  const forms = [cardsIn(found, sections), rowsIn(found, blocks)];
  const best = forms.sort((one, other) => other.length - one.length)[0] ?? [];
  return best.length > 1 ? best : [...best, ...listIn(found, blocks)];
};

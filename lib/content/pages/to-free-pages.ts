import { pageRoots, reservedSlugs } from '@/lib/content/domain/addresses';
import {
  blockTypes,
  isBelow,
  MAX_IN_MENU,
  type BlockType,
  type FreePage,
  type MenuPlace,
  type PageBlock,
} from './free-pages';
import type { Named } from '@/lib/content/domain/named';
import type { FieldProblem, WireOf } from '@/lib/content/fields/field';
import type { pages as pageFields } from './free-page-fields';
import { compact, compactMap } from '@/lib/content/fields/compact';
import { noText } from '@/lib/content/domain/text-blocks';
import { withSlugs } from '@/lib/content/fields/with-slugs';

type WirePages = WireOf<typeof pageFields>;
type WirePage = NonNullable<NonNullable<WirePages>[number]>;
type WireBlock = NonNullable<NonNullable<WirePage['blocks']>[number]>;

/** Gives all rows the same number of cells; a cell without words keeps its place. */
const toTable = ({ columns, rows }: WireBlock): { columns: string[]; rows: string[][] } => {
  const filled = compactMap(rows, ({ cells }) => (compact(cells).length > 0 ? (cells ?? []) : null));
  const widthOf = (cells: readonly (string | null)[]) => cells.findLastIndex((cell) => cell !== null) + 1;
  const length = Math.max(0, ...[columns ?? [], ...filled].map(widthOf));
  const cellsOf = (cells: readonly (string | null)[]) =>
    Array.from({ length }, (_, index) => cells[index] ?? '');
  return { columns: cellsOf(columns ?? []), rows: filled.map(cellsOf) };
};

/** Returns the content, or a text that names the missing part. */
const contentOf = (type: BlockType, entry: WireBlock): PageBlock | string => {
  const own = { title: entry.title, ...(entry.text ?? noText) };
  switch (type) {
    case 'text':
      return own.text ? { type, ...own } : 'it has no text';
    case 'picture':
      return entry.picture ? { type, ...own, picture: entry.picture } : 'it has no picture';
    case 'pictureAndText':
      if (!own.text) return 'it has no text';
      return entry.picture ? { type, ...own, picture: entry.picture } : 'it has no picture';
    case 'points': {
      const points = compact(entry.points);
      return points.length > 0 ? { type, ...own, points } : 'it has no points';
    }
    case 'questions': {
      const questions = compactMap(entry.items, ({ question, answer }) =>
        question && answer ? { question, answer } : null,
      );
      return questions.length > 0 ? { type, ...own, questions } : 'it has no items with question and answer';
    }
    case 'table': {
      const { columns, rows } = toTable(entry);
      return columns.some(Boolean) && rows.length > 0
        ? { type, ...own, columns, rows }
        : 'it has no columns or no rows';
    }
    case 'callToAction':
      return { type, ...own, button: entry.button };
    default:
      return { type, ...own };
  }
};

/** At most one per page, because the anchor of its section must be unique. */
const isSection = (type: BlockType) => blockTypes.indexOf(type) >= blockTypes.indexOf('gallery');

const toBlocks = ({ blocks }: WirePage, field: string, problems: FieldProblem[]): PageBlock[] => {
  const shown = new Set<BlockType>();
  return (blocks ?? []).flatMap((entry, index) => {
    const path = `${field}.blocks[${index}]`;
    const refuse = (reason: string) => {
      problems.push({ path, reason: `shows nothing: ${reason}` });
      return [];
    };
    const type = entry?.type;
    if (!type) return [];
    if (isSection(type) && shown.has(type)) return refuse('an earlier block of the page is the same');
    shown.add(type);
    const content = contentOf(type, entry);
    return typeof content === 'string' ? refuse(content) : [content];
  });
};

/** Pages for which the main menu has no room move to the footer. */
const placesIn = (max: number, problems: FieldProblem[]) => {
  let room = max;
  return (menu: MenuPlace | null, field: string): MenuPlace => {
    if (menu !== 'main' || (room -= 1) >= 0) return menu ?? 'footer';
    problems.push({
      path: `${field}.menu`,
      reason: `moves the page to the footer: the main menu has room for ${max}`,
    });
    return 'footer';
  };
};

const withoutSlashes = (path: string | null) => path?.replace(/^\/+|(?<!\/)\/+$/g, '') || null;

/**
 * The record's own pages; one without a free address is left out.
 * @param inHeader entries of the main menu that lead elsewhere, and take room from the pages
 */
export const toFreePages = (
  pages: WirePages | undefined,
  services: readonly Named[],
  inHeader: number,
  problems: FieldProblem[],
): FreePage[] => {
  const entries = (pages ?? []).map((entry, index) => {
    if (!entry?.title) return null;
    const slug = withoutSlashes(entry.path);
    if (!slug?.includes('/')) return { ...entry, name: entry.title, slug, field: `options.pages[${index}]` };
    problems.push({
      path: `options.pages[${index}].path`,
      reason: 'has no page: an address has one part, without slashes',
    });
    return null;
  });
  const placeOf = placesIn(Math.max(0, MAX_IN_MENU - inHeader), problems);
  const taken = services.flatMap(({ slug, standardSlug }) => compact([slug, standardSlug]));
  const shown = withSlugs(
    'options.pages',
    entries,
    (entry) => ({
      description: entry.description,
      place: entry.menu,
      blocks: toBlocks(entry, entry.field, problems),
      field: entry.field,
    }),
    { taken: new Set([...reservedSlugs, ...taken]), hasHyphensOnly: true, nameField: 'path', problems },
  ).filter(({ slug }) => slug !== null);
  const addresses = new Set([
    ...pageRoots.map((root) => `/${root}`),
    ...[...shown, ...services].flatMap(({ slug, standardSlug }) =>
      compact([slug, standardSlug]).map((one) => `/${one}`),
    ),
  ]);
  return shown.map(({ field, place, ...page }) => {
    const isUnknown = place !== null && isBelow(place) && !addresses.has(place);
    if (isUnknown)
      problems.push({
        path: `${field}.menu`,
        reason: `moves the page to the footer: the site has no page ${place}`,
      });
    return { ...page, place: placeOf(isUnknown ? 'footer' : place, field) };
  });
};

import { reservedSlugs } from '@/lib/content/domain/addresses';
import {
  blockTypes,
  MAX_IN_MENU,
  type BlockType,
  type FreePage,
  type MenuPlace,
  type PageBlock,
} from '@/lib/content/domain/free-pages';
import type { Service } from '@/lib/content/domain/site';
import type { FieldProblem } from '@/lib/content/wire/check-fields';
import type { WireRecord } from '@/lib/content/wire/wire-record';
import { didYouMean } from '@/lib/platform/text';
import { compact, compactMap, noText } from './compact';
import { withSlugs } from './to-pages';

type WirePage = NonNullable<NonNullable<NonNullable<WireRecord['options']>['pages']>[number]>;
type WireBlock = NonNullable<NonNullable<WirePage['blocks']>[number]>;

const loose = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
const typeNamed = (name: string) => blockTypes.find((type) => loose(type) === loose(name));

/** The rows of a table, each as long as the list of columns. */
const toRows = ({ rows }: WireBlock, { length }: readonly string[]): string[][] =>
  compactMap(rows, ({ cells }) =>
    compact(cells).length > 0 ? Array.from({ length }, (_, index) => cells?.[index] ?? '') : null,
  );

/** What a block of this type shows; a text says what it lacks. */
const contentOf = (type: BlockType, entry: WireBlock): PageBlock | string => {
  const own = { title: entry.title, ...(entry.text ?? noText) };
  switch (type) {
    case 'text':
      return own.text ? { type, ...own } : 'has no text';
    case 'picture':
      return entry.picture ? { type, ...own, picture: entry.picture } : 'has no picture';
    case 'pictureAndText':
      if (!own.text) return 'has no text';
      return entry.picture ? { type, ...own, picture: entry.picture } : 'has no picture';
    case 'points': {
      const points = compact(entry.points);
      return points.length > 0 ? { type, ...own, points } : 'has no points';
    }
    case 'questions': {
      const questions = compactMap(entry.items, ({ question, answer }) =>
        question && answer ? { question, answer } : null,
      );
      return questions.length > 0 ? { type, ...own, questions } : 'has no items with question and answer';
    }
    case 'table': {
      const columns = compact(entry.columns);
      const rows = toRows(entry, columns);
      return columns.length > 0 && rows.length > 0
        ? { type, ...own, columns, rows }
        : 'has no columns or no rows';
    }
    case 'callToAction':
      return { type, ...own, button: entry.button };
    default:
      return { type, ...own };
  }
};

/** Blocks of which one page has only one: the section's anchor would be there twice. */
const isSection = (type: BlockType) => blockTypes.indexOf(type) >= blockTypes.indexOf('gallery');

const toBlocks = ({ blocks }: WirePage, field: string, problems: FieldProblem[]): PageBlock[] => {
  const shown = new Set<BlockType>();
  return (blocks ?? []).flatMap((entry, index) => {
    const path = `${field}.blocks[${index}]`;
    const refuse = (reason: string, at = path) => {
      problems.push({ path: at, reason });
      return [];
    };
    if (!entry) return [];
    if (!entry.type) return refuse('has no type');
    const type = typeNamed(entry.type);
    if (!type) {
      const meant = didYouMean(entry.type, blockTypes);
      const hint = meant ? `did you mean "${meant}"?` : `there are ${blockTypes.join(', ')}`;
      return refuse(`is no type of block: ${hint}`, `${path}.type`);
    }
    if (isSection(type) && shown.has(type)) return refuse('repeats a block of the same page');
    shown.add(type);
    const content = contentOf(type, entry);
    return typeof content === 'string' ? refuse(content) : [content];
  });
};

/** The place in the menus; the footer where it cannot be read. */
const placeOf = ({ menu }: WirePage, field: string, problems: FieldProblem[]): MenuPlace => {
  const place = menu?.toLowerCase() ?? 'footer';
  if (place === 'main' || place === 'footer' || place === 'none') return place;
  if (place.startsWith('/')) return place as `/${string}`;
  problems.push({
    path: `${field}.menu`,
    reason: 'is none of main, footer, none, and no address such as /services',
  });
  return 'footer';
};

/** What the main menu has no room for moves to the footer. */
const withRoom = (pages: readonly FreePage[], problems: FieldProblem[]): FreePage[] => {
  let room = MAX_IN_MENU;
  return pages.map((page) => {
    if (page.place !== 'main' || (room -= 1) >= 0) return page;
    problems.push({
      path: 'options.pages',
      reason: `has more than ${MAX_IN_MENU} pages in the main menu; “${page.name}” stands in the footer`,
    });
    return { ...page, place: 'footer' };
  });
};

const withoutSlashes = (path: string | null) => path?.replace(/^\/+|\/+$/g, '') || null;

/** The record's own pages; one without an address of its own is left out. */
export const toFreePages = (
  { options }: WireRecord,
  services: readonly Service[],
  problems: FieldProblem[],
): FreePage[] => {
  const entries = (options?.pages ?? []).map((entry, index) => {
    if (!entry?.title) return null;
    const slug = withoutSlashes(entry.path);
    if (!slug?.includes('/')) return { ...entry, name: entry.title, slug, field: `options.pages[${index}]` };
    problems.push({
      path: `options.pages[${index}].path`,
      reason: 'has no page: an address has one part, without slashes',
    });
    return null;
  });
  const taken = services.flatMap(({ slug, standardSlug }) => compact([slug, standardSlug]));
  const pages = withSlugs(
    'options.pages',
    entries,
    (entry) => ({
      description: entry.description,
      place: placeOf(entry, entry.field, problems),
      blocks: toBlocks(entry, entry.field, problems),
    }),
    { taken: new Set([...reservedSlugs, ...taken]), hasHyphensOnly: true, nameField: 'path', problems },
  );
  return withRoom(
    pages.filter(({ slug }) => slug !== null),
    problems,
  );
};

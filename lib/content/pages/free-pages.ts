import type { FormattedText } from '@/lib/content/domain/text-blocks';
import type { Named } from '@/lib/content/domain/named';

/** The last six are sections of the site, which a page has once each. */
export const blockTypes = [
  'text',
  'picture',
  'pictureAndText',
  'points',
  'questions',
  'table',
  'callToAction',
  'gallery',
  'beforeAfter',
  'video',
  'map',
  'reviews',
  'form',
] as const;
export type BlockType = (typeof blockTypes)[number];

export type Question = { question: string; answer: FormattedText };

type Content =
  | { type: 'text' }
  | { type: 'picture'; picture: string }
  | { type: 'pictureAndText'; picture: string }
  | { type: 'points'; points: string[] }
  | { type: 'questions'; questions: Question[] }
  /** Every row has as many cells as there are columns; the first one names the row. */
  | { type: 'table'; columns: string[]; rows: string[][] }
  | { type: 'callToAction'; button: string | null }
  | { type: 'gallery' | 'beforeAfter' | 'video' | 'map' | 'reviews' | 'form' };

export type PageBlock = FormattedText & { title: string | null } & Content;
export type BlockOf<Type extends BlockType> = Extract<PageBlock, { type: Type }>;

export const menuNames = ['main', 'footer', 'none'] as const;
/** `/...`: below the page with this path, which the menu has. */
export type MenuPlace = (typeof menuNames)[number] | `/${string}`;

/** `description`: for search results, and below the title. */
export type FreePage = Named & { description: string | null; place: MenuPlace; blocks: PageBlock[] };

export const MAX_IN_MENU = 4;

export const isBelow = (place: MenuPlace): place is `/${string}` => place.startsWith('/');

export const picturesOfPage = ({ blocks }: FreePage): string[] =>
  blocks.flatMap((block) => ('picture' in block ? block.picture : []));

export const questionsOf = ({ blocks }: FreePage): Question[] =>
  blocks.flatMap((block) => ('questions' in block ? block.questions : []));

import type { ImageObject, Thing, VideoObject } from 'schema-dts';
import type { FixedPath, ListedPath } from '@/lib/content/domain/addresses';
import type { PageList, Site } from '@/lib/content/record/site';
import type { WithPage } from '@/lib/content/domain/named';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Messages } from '@/lib/language/i18n';
import type { Graph, Node } from '@/lib/site/schema/nodes';
import { anyPicture } from './page-parts';

export type Reviews = Known<readonly unknown[]>;

/** `path`: public, percent-encoded; `item`: the entry of a list that the page shows, null for other pages. */
export type PageOf<Item> = { site: Site; messages: Messages; path: string; item: Item };

/** Everything that differs between kinds of pages, except their folders in app/[site]. */
export type PageDefinition<Item, Path extends string> = {
  /** Also the folder in app/[site], unless `folder` names it. */
  path: Path;
  name(page: PageOf<Item>): string;
  /** The page before it in breadcrumbs. */
  parent: FixedPath | null;
  /** Another page above it; ignored when no fixed page has this address. */
  parentOf?(page: PageOf<Item>): string;
  /** Its place in the main menu: at the top, below the page with this address, or none. */
  menu(page: PageOf<Item>): 'top' | `/${string}` | null;
  /** False for an empty page, which answers but is noindexed. */
  isIndexed(page: PageOf<Item>, reviews: Reviews): boolean;
  /** ISO date. */
  changedAt(page: PageOf<Item>, recordChangedAt: string | null): string | null;
  text(page: PageOf<Item>): string | null | undefined;
  /** Whether search results show this text instead of the business's. */
  isDescribedByText?: true;
  /** Its social card; the title is the page's name by default. */
  card(page: PageOf<Item>): { picture: string | null; title?: string };
  schema: {
    type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'VideoGallery';
    /** Whether its structured data has more of the business than search engines require. */
    wholeBusiness?: true;
    main?(page: PageOf<Item>, graph: Graph): Node;
    nodes?(page: PageOf<Item>, graph: Graph): Thing[];
    images?(page: PageOf<Item>, graph: Graph): ImageObject[];
    videos?(page: PageOf<Item>, graph: Graph): VideoObject[];
  };
};

const usual = {
  menu: () => null,
  isIndexed: () => true,
  changedAt: (_page: unknown, recordChangedAt: string | null) => recordChangedAt,
  text: () => null,
  card: anyPicture,
};

/** The default: in no menu, indexed, as old as the record, without a text of its own, any wide picture. */
type Written<Definition> = Omit<Definition, keyof typeof usual> &
  Partial<Pick<Definition, keyof typeof usual & keyof Definition>>;

export const fixed = <Path extends FixedPath>(
  definition: Omit<Written<PageDefinition<null, Path>>, 'parent'> & {
    /** Other website builders' names for the page, which redirect to it. */
    oldNames: readonly string[];
    /** Home by default. */
    parent?: null;
    /** The site must have an entry of this list with a page. */
    onlyWith?: PageList;
  },
) => ({ ...usual, parent: '/' as const, ...definition, folder: definition.path, list: null });

/** A page at the slug of each entry of a list. */
export const listed = <List extends PageList, Path extends ListedPath>(
  list: List,
  definition: Written<PageDefinition<WithPage<Site[List][number]>, Path>> & {
    /**
     * How the entry is found in another language's record: by its slug, or its position in an equally long
     * list.
     */
    pairedBy?: 'slug' | 'position';
    /** The folder in app/[site] when another kind has the same path: Next takes one dynamic folder. */
    folder?: `/${string}/[${string}]`;
  },
) => ({ ...usual, ...definition, folder: definition.folder ?? definition.path, list });

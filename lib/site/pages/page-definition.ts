import type { ImageObject, Thing, VideoObject } from 'schema-dts';
import type { FixedPath, ListedPath } from '@/lib/content/domain/addresses';
import type { PageList, Site, WithPage } from '@/lib/content/domain/site';
import type { Known } from '@/lib/content/stale-if-error/stale-if-error-cache';
import type { Messages } from '@/lib/language/i18n';
import type { Graph, Node } from '@/lib/site/seo/nodes';

export type Reviews = Known<readonly unknown[]>;

/**
 * A page of a site. `path`: public, percent-encoded; `item`: the entry of the list of which it is the page,
 * null for other pages.
 */
export type PageOf<Item> = { site: Site; messages: Messages; path: string; item: Item };

/** Everything that differs between kinds of pages, beside their folders in app/[site]. */
export type PageDefinition<Item, Path extends string> = {
  /** The public address, and the folder in app/[site] unless `folder` names it. */
  path: Path;
  name(page: PageOf<Item>): string;
  /** The page above it in breadcrumbs. */
  parent: FixedPath | null;
  /** The address of another page above it; one that no fixed page has is not used. */
  parentOf?(page: PageOf<Item>): string;
  /** Its place in the main menu: at the top, below the page with this address, or none. */
  menu(page: PageOf<Item>): 'top' | `/${string}` | null;
  /** Whether search engines may list it: an empty page answers, but is noindexed. */
  isIndexed(page: PageOf<Item>, reviews: Reviews): boolean;
  /** When it last changed, as an ISO date, from the date of the record's last change. */
  changedAt(page: PageOf<Item>, recordChangedAt: string | null): string | null;
  /** A text of its own for shared links and structured data. */
  text(page: PageOf<Item>): string | null | undefined;
  /** Whether search results show this text in place of that of the business. */
  isDescribedByText?: true;
  /** Its social card. Without a title it has the page's name. */
  card(page: PageOf<Item>): { picture: string | null; title?: string };
  schema: {
    type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'ImageGallery' | 'VideoGallery';
    /** All that is known of the business, not only what search engines require of every page. */
    wholeBusiness?: true;
    main?(page: PageOf<Item>, graph: Graph): Node;
    nodes?(page: PageOf<Item>, graph: Graph): Thing[];
    images?(page: PageOf<Item>, graph: Graph): ImageObject[];
    videos?(page: PageOf<Item>, graph: Graph): VideoObject[];
  };
};

export const fixed = <Path extends FixedPath>(
  definition: PageDefinition<null, Path> & {
    /** Names that other website builders give to the page: these addresses redirect to it. */
    oldNames: readonly string[];
    /** The page exists only on sites on which an entry of this list has a page. */
    onlyWith?: PageList;
  },
) => ({
  ...definition,
  folder: definition.path,
  list: null,
});
/** A page for each entry of a list, at its slug. */
export const listed = <List extends PageList, Path extends ListedPath>(
  list: List,
  definition: PageDefinition<WithPage<Site[List][number]>, Path> & {
    /**
     * How an entry of the list is found in the record of another language: by its slug, or by its position
     * in a list of the same length. Absent: the lists have nothing to do with each other.
     */
    pairedBy?: 'slug' | 'position';
    /** The folder in app/[site] where another kind has the same path: Next takes one dynamic folder. */
    folder?: `/${string}/[${string}]`;
  },
) => ({ ...definition, folder: definition.folder ?? definition.path, list });

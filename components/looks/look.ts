import type { ReactNode } from 'react';
import type { Site } from '@/lib/content';
import type { Score } from '@/lib/content/reviews/review';
import type { MenuItem } from '@/lib/site/pages/menu';

/** `menu`: of wide screens and of phones; a call-only site has no pages in it. */
export type HeaderProps = { site: Site; menu: readonly MenuItem[] };
export type HeroProps = { site: Site; score: Score };
type Crumb = { label: string; href: string };
export type PageHeaderProps = {
  site: Site;
  title: string;
  picture?: string | null;
  text?: string | null;
  /** The pages between Home and this one. */
  trail?: Crumb[];
};

/** What a look replaces; everything else is drawn by its stylesheet. */
export type Look = {
  /** Address of the stylesheet: the only one of a page. */
  stylesheet: string;
  /** Addresses of the fonts that every page needs. */
  fonts: readonly string[];
  /** Begins every page: logo, navigation, phone and call to action. */
  Header: (props: HeaderProps) => ReactNode;
  /** Begins Home, with the only h1 and one `FirstScreenEnd`. */
  Hero: (props: HeroProps) => ReactNode;
  /** Begins other pages, with the only h1 and one `FirstScreenEnd`. */
  PageHeader: (props: PageHeaderProps) => ReactNode;
};

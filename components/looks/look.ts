import type { ReactNode } from 'react';
import type { Crumb } from '@/components/blocks/crumbs';
import type { Site } from '@/lib/content';
import type { Score } from '@/lib/content/reviews/review';
import type { MenuItem } from '@/lib/site/pages/menu';

/** `menu` has no pages on a call-only site. */
export type HeaderProps = { site: Site; menu: readonly MenuItem[] };
export type HeroProps = { site: Site; score: Score };
export type PageHeaderProps = {
  site: Site;
  title: string;
  picture?: string | null;
  text?: string | null;
  trail?: Crumb[];
  /** Phones do not show the picture: they have the number to call there, or the page's own picture. */
  isBare?: boolean;
};

/** The parts that a look replaces; its stylesheet draws the rest. */
export type Look = {
  /** The only stylesheet of a page. */
  stylesheet: string;
  fonts: readonly string[];
  /** Logo, navigation, phone and call to action. */
  Header: (props: HeaderProps) => ReactNode;
  /** Has the only h1 and one `FirstScreenEnd`; its picture may be twice as wide as high. */
  Hero: (props: HeroProps) => ReactNode;
  /** Has the only h1 and one `FirstScreenEnd`. */
  PageHeader: (props: PageHeaderProps) => ReactNode;
};

import type { ReactNode } from 'react';
import type { Site } from '@/lib/content';
import { getItemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { PageFrame } from './page-frame';

type Kind = 'articlePage' | 'reviewPage' | 'videoPage';

/** The page component of a long list's pages after its first. `list` shows the entries of page `number`. */
export const furtherPage = (
  kind: Kind,
  list: (site: Site, number: number) => ReactNode | Promise<ReactNode>,
) =>
  async function FurtherPage(props: ItemProps) {
    const page = await getItemPage(kind, props);
    return <PageFrame page={page}>{await list(page.site, page.item.number)}</PageFrame>;
  };

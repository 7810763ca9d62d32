import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StructuredData } from '@/components/blocks/structured-data';
import type { Site } from '@/lib/content';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';
import { PageHeader } from './page-header';

type Kind = 'articlePage' | 'reviewPage' | 'videoPage';

/** The page component of a long list's pages after its first. `list` shows the entries of page `number`. */
export const furtherPage = (
  kind: Kind,
  list: (site: Site, number: number) => ReactNode | Promise<ReactNode>,
) =>
  async function FurtherPage(props: ItemProps) {
    const { site, page } = await itemPage(kind, props);
    if (!page) notFound();
    const { item, path } = page;
    return (
      <>
        <PageHeader
          site={site}
          title={pageName(page)}
          picture={headerPicture(site, path)}
          trail={trailTo(page)}
        />
        {await list(site, item.number)}
        <StructuredData site={site} path={path} />
      </>
    );
  };

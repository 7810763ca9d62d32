import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { ArticleList } from '@/components/sections/articles/article-list';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('articlePage');
export const generateMetadata = itemMetadataOf('articlePage');

export default async function FurtherArticlesPage(props: ItemProps) {
  const { site, page } = await itemPage('articlePage', props);
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
      <ArticleList site={site} number={item.number} />
      <StructuredData site={site} path={path} />
    </>
  );
}

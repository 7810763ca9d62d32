import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { ArticleText } from '@/components/sections/articles/article-text';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('article');
export const generateMetadata = itemMetadataOf('article');

export default async function ArticlePage(props: ItemProps) {
  const { site, page } = await itemPage('article', props);
  if (!page) notFound();
  const { item: article, path } = page;
  return (
    <>
      <PageHeader site={site} title={pageName(page)} picture={article.picture} trail={trailTo(page)} />
      <ArticleText site={site} article={article} />
      <StructuredData site={site} path={path} />
    </>
  );
}

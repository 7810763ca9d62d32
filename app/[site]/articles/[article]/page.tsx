import { PageFrame } from '@/components/layout/page-frame';
import { ArticleText } from '@/components/sections/articles/article-text';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { getItemPage, itemMetadataOf, type ItemProps } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('article');
export const generateMetadata = itemMetadataOf('article');

export default async function ArticlePage(props: ItemProps) {
  const page = await getItemPage('article', props);
  return (
    <PageFrame page={page} picture={page.item.picture}>
      <ArticleText site={page.site} article={page.item} />
    </PageFrame>
  );
}

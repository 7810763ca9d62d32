import { PageFrame } from '@/components/layout/page-frame';
import { ArticleList } from '@/components/sections/articles/article-list';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';

export const generateMetadata = metadataOf('articles');

export default async function ArticlesPage() {
  const page = await getFixedPage('articles');
  return (
    <PageFrame page={page}>
      <ArticleList site={page.site} />
    </PageFrame>
  );
}

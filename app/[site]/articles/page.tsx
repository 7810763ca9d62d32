import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { ArticleList } from '@/components/sections/articles/article-list';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('articles');

export default async function ArticlesPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader
        site={site}
        title={messagesOf(site).articles.title}
        picture={headerPicture(site, paths.articles)}
      />
      <ArticleList site={site} />
      <StructuredData site={site} path={paths.articles} />
    </>
  );
}

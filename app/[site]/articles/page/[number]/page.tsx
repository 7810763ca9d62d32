import { furtherPage } from '@/components/layout/further-page';
import { ArticleList } from '@/components/sections/articles/article-list';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('articlePage');
export const generateMetadata = itemMetadataOf('articlePage');
export default furtherPage('articlePage', (site, number) => <ArticleList site={site} number={number} />);

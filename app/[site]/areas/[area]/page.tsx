import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { AreaDetail } from '@/components/sections/areas/area-detail';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('area');
export const generateMetadata = itemMetadataOf('area');

export default async function AreaPage(props: ItemProps) {
  const { site, page } = await itemPage('area', props);
  if (!page) notFound();
  const { item: area, path } = page;
  return (
    <>
      <PageHeader
        site={site}
        title={pageName(page)}
        picture={headerPicture(site, area.name, area.pictures)}
        trail={trailTo(page)}
      />
      <AreaDetail site={site} area={area} />
      <EstimateSection site={site} />
      <StructuredData site={site} path={path} />
    </>
  );
}

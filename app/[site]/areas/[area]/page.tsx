import { PageFrame } from '@/components/layout/page-frame';
import { AreaDetail } from '@/components/sections/areas/area-detail';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { getItemPage, itemMetadataOf, type ItemProps } from '@/lib/serving/rendering/requested-page';

export const generateStaticParams = itemsToPrerender('area');
export const generateMetadata = itemMetadataOf('area');

export default async function AreaPage(props: ItemProps) {
  const page = await getItemPage('area', props);
  const { site, item: area } = page;
  return (
    <PageFrame page={page} picture={headerPicture(site, area.name, area.pictures)}>
      <AreaDetail site={site} area={area} />
    </PageFrame>
  );
}

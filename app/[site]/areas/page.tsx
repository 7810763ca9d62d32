import { PageFrame } from '@/components/layout/page-frame';
import { AreaList } from '@/components/sections/areas/area-list';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';

export const generateMetadata = metadataOf('areas');

export default async function AreasPage() {
  const page = await getFixedPage('areas');
  return (
    <PageFrame page={page}>
      <AreaList site={page.site} />
      <EstimateSection site={page.site} />
    </PageFrame>
  );
}

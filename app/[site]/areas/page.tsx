import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { AreaList } from '@/components/sections/areas/area-list';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('areas');

export default async function AreasPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader
        site={site}
        title={messagesOf(site).areas.title}
        picture={headerPicture(site, paths.areas)}
      />
      <AreaList site={site} />
      <EstimateSection site={site} />
      <StructuredData site={site} path={paths.areas} />
    </>
  );
}

import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { ServiceRows } from '@/components/sections/services/service-rows';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('services');

export default async function ServicesPage() {
  const site = await getSite();
  const { nav } = messagesOf(site);
  const picture = headerPicture(site, paths.services);
  return (
    <>
      <PageHeader site={site} title={site.headings.services ?? nav.services} picture={picture} />
      <ServiceRows site={site} header={picture} />
      <EstimateSection site={site} isShort />
      <StructuredData site={site} path={paths.services} />
    </>
  );
}

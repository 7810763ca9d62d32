import { tradeLine } from '@/components/blocks/hero-facts';
import { PageFrame } from '@/components/layout/page-frame';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { areNames, NamesBesideCard } from '@/components/sections/services/named-services';
import { ServiceRows } from '@/components/sections/services/service-rows';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';

export const generateMetadata = metadataOf('services');

export default async function ServicesPage() {
  const page = await getFixedPage('services');
  const { site, messages, path } = page;
  return (
    <PageFrame
      page={page}
      title={site.headings.services ?? messages.nav.services}
      text={areNames(site) ? tradeLine(site) : undefined}
    >
      {areNames(site) ? (
        <NamesBesideCard site={site} />
      ) : (
        <>
          <ServiceRows site={site} header={headerPicture(site, path)} />
          <EstimateSection site={site} />
        </>
      )}
    </PageFrame>
  );
}

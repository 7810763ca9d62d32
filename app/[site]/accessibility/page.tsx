import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { accessibilityTextOf } from '@/lib/site/legal/legal-statements';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('accessibility');

export default async function AccessibilityPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader site={site} title={messagesOf(site).nav.accessibility} />
      <LegalPage site={site} text={accessibilityTextOf(site)} />
      <StructuredData site={site} path={paths.accessibility} />
    </>
  );
}

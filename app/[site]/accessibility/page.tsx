import { PageFrame } from '@/components/layout/page-frame';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';
import { accessibilityTextOf } from '@/lib/site/legal/legal-statements';

export const generateMetadata = metadataOf('accessibility');

export default async function AccessibilityPage() {
  const page = await getFixedPage('accessibility');
  return (
    <PageFrame page={page} picture={null}>
      <LegalPage site={page.site} text={accessibilityTextOf(page.site)} />
    </PageFrame>
  );
}

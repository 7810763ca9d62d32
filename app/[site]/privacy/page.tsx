import { PageFrame } from '@/components/layout/page-frame';
import { ConsentChoice } from '@/components/sections/legal/consent-choice';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';
import { privacyTextOf } from '@/lib/site/legal/legal-statements';

export const generateMetadata = metadataOf('privacy');

export default async function PrivacyPage() {
  const page = await getFixedPage('privacy');
  return (
    <PageFrame page={page} picture={null}>
      <LegalPage site={page.site} text={privacyTextOf(page.site)}>
        <ConsentChoice site={page.site} />
      </LegalPage>
    </PageFrame>
  );
}

import { PageHeader } from '@/components/layout/page-header';
import { ConsentChoice } from '@/components/sections/legal/consent-choice';
import { StructuredData } from '@/components/blocks/structured-data';
import { LegalPage } from '@/components/sections/legal/legal-page';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { privacyTextOf } from '@/lib/site/legal/legal-statements';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('privacy');

export default async function PrivacyPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader site={site} title={messagesOf(site).nav.privacy} />
      <LegalPage site={site} text={privacyTextOf(site)}>
        <ConsentChoice site={site} />
      </LegalPage>
      <StructuredData site={site} path={paths.privacy} />
    </>
  );
}

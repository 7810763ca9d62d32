import { PageHeader } from '@/components/layout/page-header';
import { ConsentChoice } from '@/components/blocks/consent-choice';
import { StructuredData } from '@/components/blocks/structured-data';
import { LegalPage } from '@/components/sections/legal-page';
import { getSiteWithPages } from '@/lib/rendering/current-site';
import { metadataOf } from '@/lib/rendering/fixed-page-metadata';
import { getMessages } from '@/lib/i18n';
import { privacyTextOf } from '@/lib/legal';
import { paths } from '@/lib/urls/paths';

export const generateMetadata = metadataOf('privacy');

export default async function PrivacyPage() {
  const site = await getSiteWithPages();
  return (
    <>
      <PageHeader site={site} title={getMessages(site.language).nav.privacy} />
      <LegalPage site={site} text={privacyTextOf(site)}>
        <ConsentChoice site={site} />
      </LegalPage>
      <StructuredData site={site} path={paths.privacy} />
    </>
  );
}

import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { LegalPage } from '@/components/sections/legal-page';
import { getSiteWithPages } from '@/lib/rendering/current-site';
import { getMessages } from '@/lib/i18n';
import { privacyTextOf } from '@/lib/legal';
import { paths } from '@/lib/urls/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> => {
  const site = await getSiteWithPages();
  return pageMetadata({ site, page: getMessages(site.language).nav.privacy, path: paths.privacy });
};

export default async function PrivacyPage() {
  const site = await getSiteWithPages();
  return (
    <>
      <PageHeader site={site} title={getMessages(site.language).nav.privacy} />
      <LegalPage site={site} text={privacyTextOf(site)} />
      <StructuredData site={site} path={paths.privacy} />
    </>
  );
}

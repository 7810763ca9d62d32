import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { LegalPage } from '@/components/sections/legal-page';
import { getSiteWithPages } from '@/lib/rendering/current-site';
import { getMessages } from '@/lib/i18n';
import { accessibilityTextOf } from '@/lib/legal';
import { paths } from '@/lib/urls/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> => {
  const site = await getSiteWithPages();
  return pageMetadata({
    site,
    page: getMessages(site.language).nav.accessibility,
    path: paths.accessibility,
  });
};

export default async function AccessibilityPage() {
  const site = await getSiteWithPages();
  return (
    <>
      <PageHeader site={site} title={getMessages(site.language).nav.accessibility} />
      <LegalPage site={site} text={accessibilityTextOf(site)} />
      <StructuredData site={site} path={paths.accessibility} />
    </>
  );
}

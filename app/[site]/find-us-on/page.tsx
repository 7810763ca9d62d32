import type { Metadata } from 'next';
import { StructuredData } from '@/components/blocks/structured-data';
import { LinkHub } from '@/components/sections/link-hub';
import { getSiteWithPages } from '@/lib/rendering/current-site';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> => {
  const site = await getSiteWithPages();
  return pageMetadata({ site, page: getMessages(site.language).nav.findUsOn, path: paths.findUsOn });
};

export default async function FindUsOnPage() {
  const site = await getSiteWithPages();
  return (
    <>
      <LinkHub site={site} />
      <StructuredData site={site} path={paths.findUsOn} />
    </>
  );
}

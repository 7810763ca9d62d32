import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { NotFoundBlock } from '@/components/sections/not-found-block';
import { getSite } from '@/lib/serving/rendering/current-site';
import { getMessages } from '@/lib/language/i18n';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> => {
  const site = await getSite();
  return pageMetadata({ site, page: getMessages(site.language).nav.notFound });
};

/** The page of every path that the site does not have; middleware sets its status 404. */
export default async function NotFoundPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader site={site} title={getMessages(site.language).nav.notFound} />
      <NotFoundBlock site={site} />
    </>
  );
}

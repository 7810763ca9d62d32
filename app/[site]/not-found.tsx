import type { Metadata } from 'next';
import { NotFoundBlock } from '@/components/sections/not-found-block';
import { getSite } from '@/lib/rendering/current-site';
import { getMessages } from '@/lib/i18n';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Next takes the metadata of every answer with status 404 from here, not from the page that is shown. */
export const generateMetadata = async (): Promise<Metadata> => {
  const site = await getSite();
  return pageMetadata({ site, page: getMessages(site.language).nav.notFound });
};

/** For what goes missing after middleware has let it through. Every other 404 is not-found-page. */
export default async function NotFound() {
  const site = await getSite();
  return (
    <>
      <h1 className="wrap title pt-20">{getMessages(site.language).nav.notFound}</h1>
      <NotFoundBlock site={site} />
    </>
  );
}

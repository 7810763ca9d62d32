import { PageHeader } from '@/components/layout/page-header';
import { NotFoundBlock } from '@/components/sections/not-found/not-found-block';
import { getSite } from '@/lib/serving/rendering/current-site';
import { notFoundMetadata } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';

export const generateMetadata = notFoundMetadata;

/** Middleware sets its status 404. */
export default async function NotFoundPage() {
  const site = await getSite();
  return (
    <>
      <PageHeader site={site} title={messagesOf(site).nav.notFound} />
      <NotFoundBlock site={site} />
    </>
  );
}

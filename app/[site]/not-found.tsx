import { NotFoundBlock } from '@/components/sections/not-found/not-found-block';
import { getSite } from '@/lib/serving/rendering/current-site';
import { notFoundMetadata } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';

/** Next takes the metadata of every 404 from here, not from the rendered page. */
export const generateMetadata = notFoundMetadata;

/** For projects that disappear after middleware's check; not-found-page is every other 404. */
export default async function NotFound() {
  const site = await getSite();
  return (
    <>
      <h1 className="wrap title pt-20">{messagesOf(site).nav.notFound}</h1>
      {/* Next puts this page into the data of every other page. */}
      <NotFoundBlock site={site} hasSuggestions={false} />
    </>
  );
}

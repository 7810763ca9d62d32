import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/layout/page-header';
import { Counters } from '@/components/sections/about/counters';
import { ServiceDetail } from '@/components/sections/services/service-detail';
import { NotFoundBlock } from '@/components/sections/not-found/not-found-block';
import { quoteAbout } from '@/lib/content/reviews/best-texts';
import { getReviews } from '@/lib/content/reviews-service';
import { Values } from '@/components/sections/about/values';
import { headerPicture, servicePicture } from '@/lib/content/record/choose-picture';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';

export const generateStaticParams = itemsToPrerender('service');
export const generateMetadata = itemMetadataOf('service');

/** Without a service of this id the page lacks its service block (docs/specification.md#44-service). */
export default async function ServicePage(props: ItemProps) {
  const { site, page } = await itemPage('service', props);
  if (!page) {
    const { notFound } = messagesOf(site).nav;
    const picture = site.callOnly ? null : headerPicture(site, notFound);
    return (
      <>
        <PageHeader site={site} title={notFound} picture={picture} />
        <NotFoundBlock site={site} />
        {!site.callOnly && <Counters site={site} />}
        {!site.callOnly && <Values site={site} />}
      </>
    );
  }
  const { item: service } = page;
  const pictures = [...service.blocks.map(({ picture }) => picture), servicePicture(site, service)];
  const shown = pictures.filter((picture) => picture !== null);
  const quote = quoteAbout(service.name, site, await getReviews(site));
  const header = headerPicture(site, service.name, shown);
  return (
    // A plate rather than the service's own picture twice.
    <PageFrame
      page={page}
      picture={header && shown.includes(header) ? null : header}
      isBare={shown.length > 0}
    >
      <ServiceDetail site={site} service={service} quote={quote} />
      <Counters site={site} />
      <Values site={site} />
    </PageFrame>
  );
}

import type { Metadata } from 'next';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { Counters } from '@/components/sections/about/counters';
import { ServiceDetail } from '@/components/sections/services/service-detail';
import { NotFoundBlock } from '@/components/sections/not-found-block';
import { Values } from '@/components/sections/about/values';
import { hasPage } from '@/lib/content/domain/site';
import { headerPicture } from '@/lib/content/domain/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { servicesToPrerender } from '@/lib/serving/rendering/prerender';
import { getMessages } from '@/lib/language/i18n';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { paths } from '@/lib/site/urls/paths';
import { ownTextOf } from '@/lib/site/seo/own-text';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ service: string }> };

export const generateStaticParams = servicesToPrerender;

const serviceOf = async ({ params }: Props) => {
  const site = await getSite();
  const { service: param } = await params;
  return {
    site,
    service: site.callOnly
      ? undefined
      : site.services.filter(hasPage).find(({ slug }) => paramOf(slug) === param),
  };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { site, service } = await serviceOf(props);
  if (!service) return pageMetadata({ site, page: getMessages(site.language).nav.notFound });
  const path = paths.service(service.slug);
  return pageMetadata({
    site,
    page: service.name,
    path,
    ownText: ownTextOf(site, { kind: 'service', path, service }),
  });
};

/** A service; or, for an id that no service has, the same page without its service block (SPEC section 2). */
export default async function ServicePage(props: Props) {
  const { site, service } = await serviceOf(props);
  const { nav } = getMessages(site.language);
  if (!service) {
    const picture = site.callOnly ? null : headerPicture(site, nav.notFound);
    return (
      <>
        <PageHeader site={site} title={nav.notFound} picture={picture} />
        <NotFoundBlock site={site} />
        {!site.callOnly && <Counters site={site} />}
        {!site.callOnly && <Values site={site} />}
      </>
    );
  }
  const shown = service.blocks.flatMap(({ picture }) => picture ?? []);
  return (
    <>
      <PageHeader
        site={site}
        title={service.name}
        picture={headerPicture(site, service.name, shown)}
        trail={[{ label: nav.services, href: paths.services }]}
      />
      <ServiceDetail site={site} service={service} />
      <Counters site={site} />
      <Values site={site} />
      <StructuredData site={site} path={paths.service(service.slug)} />
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { EmptyState } from '@/components/blocks/empty-state';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { GalleryGrid } from '@/components/blocks/gallery-grid';
import { hasPage } from '@/lib/content/domain/site';
import { headerPicture } from '@/lib/content/domain/choose-picture';
import { getSiteWithPages } from '@/lib/serving/rendering/current-site';
import { projectsToPrerender } from '@/lib/serving/rendering/prerender';
import { getMessages } from '@/lib/language/i18n';
import { paramOf } from '@/lib/serving/routing/internal-paths';
import { paths } from '@/lib/site/urls/paths';
import { hasPictures } from '@/lib/site/pages/page-registry';
import { ownTextOf } from '@/lib/site/seo/own-text';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ landing: string }> };

export const generateStaticParams = projectsToPrerender;

const projectOf = async ({ params }: Props) => {
  const site = await getSiteWithPages();
  const { landing: param } = await params;
  const project = site.projects.filter(hasPage).find(({ slug }) => paramOf(slug) === param);
  // Middleware rewrites only known projects, but the record may change between its read and this one.
  return { site, project: project ?? notFound() };
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { site, project } = await projectOf(props);
  const path = paths.project(project.slug);
  return pageMetadata({
    site,
    page: project.name,
    path: hasPictures(project) ? path : undefined,
    ownText: ownTextOf(site, { kind: 'project', path, project }),
  });
};

export default async function ProjectPage(props: Props) {
  const { site, project } = await projectOf(props);
  const { nav, gallery } = getMessages(site.language);
  return (
    <>
      <PageHeader
        site={site}
        title={project.name}
        picture={headerPicture(site, project.name, project.pictures) ?? project.pictures[0]}
        trail={[{ label: nav.gallery, href: paths.gallery }]}
      />
      {hasPictures(project) ? (
        <div className="section wrap">
          <GalleryGrid site={site} pictures={project.pictures} subject={project.name} />
        </div>
      ) : (
        <EmptyState site={site} text={gallery.none} />
      )}
      <EstimateSection site={site} />
      <StructuredData site={site} path={paths.project(project.slug)} />
    </>
  );
}

import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { EmptyState } from '@/components/blocks/empty-state';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { GalleryGrid } from '@/components/sections/gallery/gallery-grid';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { PICTURES_PER_PAGE } from '@/lib/content/gallery/gallery-pages';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { hasPictures } from '@/lib/site/pages/page-parts';
import { trailTo } from '@/lib/site/pages/site-pages';

export const generateStaticParams = itemsToPrerender('project');
export const generateMetadata = itemMetadataOf('project');

export default async function ProjectPage(props: ItemProps) {
  const { site, page } = await itemPage('project', props);
  // Middleware rewrites only known projects, but the record may change between middleware's read and this
  // one.
  if (!page) notFound();
  const { item: project, path } = page;
  return (
    <>
      <PageHeader
        site={site}
        title={project.name}
        picture={headerPicture(site, project.name, project.pictures) ?? project.pictures[0]}
        trail={trailTo(page)}
      />
      {hasPictures(project) ? (
        <div className="section wrap">
          <GalleryGrid
            site={site}
            pictures={project.pictures.slice(0, PICTURES_PER_PAGE)}
            subject={project.name}
            of={project.pictures.length}
          />
          <GalleryPageLinks site={site} project={project} />
        </div>
      ) : (
        <EmptyState site={site} text={messagesOf(site).gallery.none} />
      )}
      <EstimateSection site={site} />
      <StructuredData site={site} path={path} />
    </>
  );
}

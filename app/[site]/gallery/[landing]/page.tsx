import { EmptyState } from '@/components/blocks/empty-state';
import { PageFrame } from '@/components/layout/page-frame';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { GalleryGrid } from '@/components/sections/gallery/gallery-grid';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { PICTURES_PER_PAGE } from '@/lib/content/gallery/gallery-pages';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { getItemPage, itemMetadataOf, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { hasPictures } from '@/lib/site/pages/page-parts';

export const generateStaticParams = itemsToPrerender('project');
export const generateMetadata = itemMetadataOf('project');

export default async function ProjectPage(props: ItemProps) {
  const page = await getItemPage('project', props);
  const { site, item: project, messages } = page;
  const { name, pictures } = project;
  return (
    <PageFrame page={page} picture={headerPicture(site, name, pictures) ?? pictures[0]}>
      {hasPictures(project) ? (
        <div className="section wrap">
          <GalleryGrid
            site={site}
            pictures={pictures.slice(0, PICTURES_PER_PAGE)}
            subject={name}
            of={pictures.length}
          />
          <GalleryPageLinks site={site} project={project} />
        </div>
      ) : (
        <EmptyState site={site} text={messages.gallery.none} />
      )}
      <EstimateSection site={site} />
    </PageFrame>
  );
}

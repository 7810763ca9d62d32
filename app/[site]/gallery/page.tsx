import { EmptyState } from '@/components/blocks/empty-state';
import { CallBand } from '@/components/layout/footer/closing-bands';
import { PageFrame } from '@/components/layout/page-frame';
import { BeforeAfterList } from '@/components/sections/gallery/before-after-list';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { GallerySection } from '@/components/sections/gallery/gallery-section';
import { ProjectGalleries } from '@/components/sections/gallery/project-galleries';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { pagesOfGallery } from '@/lib/content/gallery/gallery-pages';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';
import { hasGallery } from '@/lib/site/pages/page-kinds';
import { hasPictures } from '@/lib/site/pages/page-parts';

export const generateMetadata = metadataOf('gallery');

export default async function GalleryPage() {
  const page = await getFixedPage('gallery');
  const { site, messages, path } = page;
  const isEmpty = !hasGallery(site);
  const [parts = []] = pagesOfGallery(site);
  const shown = parts.flatMap(({ pictures }) => pictures);
  return (
    <PageFrame
      page={page}
      title={site.headings.gallery ?? messages.nav.gallery}
      picture={headerPicture(site, path, shown)}
      text={isEmpty ? null : messages.section.galleryText}
    >
      {isEmpty && <EmptyState site={site} text={messages.gallery.none} />}
      <BeforeAfterList site={site} />
      {site.projects.some(hasPictures) ? (
        <>
          <ProjectGalleries site={site} />
          <GalleryPageLinks site={site} project={null} className="wrap py-10" />
        </>
      ) : (
        <GallerySection site={site} />
      )}
      <CallBand site={site} />
    </PageFrame>
  );
}

import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { BeforeAfterList } from '@/components/sections/gallery/before-after-list';
import { EmptyState } from '@/components/blocks/empty-state';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { GallerySection } from '@/components/sections/gallery/gallery-section';
import { ProjectGalleries } from '@/components/sections/gallery/project-galleries';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { pagesOfGallery } from '@/lib/content/gallery/gallery-pages';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';
import { hasGallery } from '@/lib/site/pages/page-kinds';
import { hasPictures } from '@/lib/site/pages/page-parts';

export const generateMetadata = metadataOf('gallery');

export default async function GalleryPage() {
  const site = await getSite();
  const { nav, gallery } = messagesOf(site);
  const isEmpty = !hasGallery(site);
  const [parts = []] = pagesOfGallery(site);
  const shown = parts.flatMap(({ pictures }) => pictures);
  return (
    <>
      <PageHeader
        site={site}
        title={site.headings.gallery ?? nav.gallery}
        picture={headerPicture(site, paths.gallery, shown)}
        text={isEmpty ? null : messagesOf(site).section.galleryText}
      />
      {isEmpty && <EmptyState site={site} text={gallery.none} />}
      <BeforeAfterList site={site} />
      {site.projects.some(hasPictures) ? (
        <>
          <ProjectGalleries site={site} />
          <GalleryPageLinks site={site} project={null} className="wrap py-10" />
        </>
      ) : (
        <GallerySection site={site} />
      )}
      <StructuredData site={site} path={paths.gallery} />
    </>
  );
}

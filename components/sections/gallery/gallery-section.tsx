import { GalleryGrid } from './gallery-grid';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { pagesOfGallery } from '@/lib/content/gallery/gallery-pages';
import { messagesOf } from '@/lib/site/messages';
import { GalleryPageLinks } from './gallery-page-links';

/** A call-only site, which has no further pages, shows only the first pictures. */
export const GallerySection = ({ site, title: own }: { site: Site; title?: string | null }) => {
  const part = pagesOfGallery({ ...site, projects: [] })[0]?.[0];
  if (!part) return null;
  const title = own ?? site.headings.gallery ?? messagesOf(site).section.gallery;
  return (
    <Section id="gallery" title={title}>
      <div className="mt-10">
        <GalleryGrid site={site} pictures={part.pictures} of={part.of} subject={title} />
      </div>
      {!site.callOnly && <GalleryPageLinks site={site} project={null} />}
    </Section>
  );
};

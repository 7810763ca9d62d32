import { GalleryGrid } from '@/components/blocks/gallery-grid';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { galleryPictures } from '@/lib/content/domain/choose-picture';
import { messagesOf } from '@/lib/site/messages';

export const GallerySection = ({ site }: { site: Site }) => {
  const pictures = galleryPictures(site);
  if (pictures.length === 0) return null;
  const title = site.headings.gallery ?? messagesOf(site).section.gallery;
  return (
    <Section id="gallery">
      <Heading section="gallery" title={title} />
      <div className="mt-10">
        <GalleryGrid site={site} pictures={pictures} subject={title} />
      </div>
    </Section>
  );
};

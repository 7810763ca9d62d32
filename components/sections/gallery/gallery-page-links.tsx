import { PageLinks } from '@/components/ui/page-links';
import { hasPage } from '@/lib/content/domain/named';
import type { Project } from '@/lib/content/gallery/gallery-pages';
import { messagesOf, type Shown } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Shown<'galleryPages'>; project: Project | null; number?: number; className?: string };

/** Shows nothing when there is only one page. */
export const GalleryPageLinks = ({ site, project, number = 1, className = 'mt-10' }: Props) => {
  const further = site.galleryPages.filter((page) => page.project?.slug === project?.slug);
  const { gallery } = messagesOf(site);
  const first = project && hasPage(project) ? paths.project(project.slug) : paths.gallery;
  return (
    <PageLinks
      label={gallery.pages}
      steps={gallery}
      addresses={[first, ...further.map(({ slug }) => paths.galleryPage(slug))]}
      number={number}
      className={className}
    />
  );
};

import { PageFrame } from '@/components/layout/page-frame';
import { GalleryGrid } from '@/components/sections/gallery/gallery-grid';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { ProjectGalleries } from '@/components/sections/gallery/project-galleries';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { hasPage } from '@/lib/content/domain/named';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { getItemPage, itemMetadataOf, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { trailTo } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

export const generateStaticParams = itemsToPrerender('galleryPage');
export const generateMetadata = itemMetadataOf('galleryPage');

export default async function FurtherGalleryPage(props: ItemProps) {
  const page = await getItemPage('galleryPage', props);
  const { site, messages } = page;
  const { project, parts, number } = page.item;
  const pictures = parts.flatMap((part) => part.pictures);
  const above =
    project && hasPage(project) ? [{ label: project.name, href: paths.project(project.slug) }] : [];
  const isMixed = project === null && parts.some((part) => part.project);
  return (
    <PageFrame
      page={page}
      picture={headerPicture(site, page.path, pictures)}
      trail={[...trailTo(page), ...above]}
    >
      {isMixed ? (
        <ProjectGalleries site={site} parts={parts} />
      ) : (
        <div className="section wrap pb-0">
          {parts.map(({ first, of }) => (
            <GalleryGrid
              key={first}
              site={site}
              pictures={pictures}
              subject={project?.name ?? site.headings.gallery ?? messages.section.gallery}
              first={first}
              of={of}
            />
          ))}
        </div>
      )}
      <GalleryPageLinks site={site} project={project} number={number} className="wrap py-10" />
    </PageFrame>
  );
}

import { notFound } from 'next/navigation';
import { GalleryGrid } from '@/components/sections/gallery/gallery-grid';
import { StructuredData } from '@/components/blocks/structured-data';
import { PageHeader } from '@/components/layout/page-header';
import { GalleryPageLinks } from '@/components/sections/gallery/gallery-page-links';
import { ProjectGalleries } from '@/components/sections/gallery/project-galleries';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { hasPage } from '@/lib/content/domain/named';
import { itemsToPrerender } from '@/lib/serving/rendering/prerender';
import { itemMetadataOf, itemPage, type ItemProps } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { pageName, trailTo } from '@/lib/site/pages/site-pages';
import { paths } from '@/lib/site/pages/paths';

export const generateStaticParams = itemsToPrerender('galleryPage');
export const generateMetadata = itemMetadataOf('galleryPage');

export default async function FurtherGalleryPage(props: ItemProps) {
  const { site, page } = await itemPage('galleryPage', props);
  if (!page) notFound();
  const { project, parts, number } = page.item;
  const pictures = parts.flatMap((part) => part.pictures);
  const above =
    project && hasPage(project) ? [{ label: project.name, href: paths.project(project.slug) }] : [];
  const isMixed = project === null && parts.some((part) => part.project);
  return (
    <>
      <PageHeader
        site={site}
        title={pageName(page)}
        picture={headerPicture(site, page.path, pictures)}
        trail={[...trailTo(page), ...above]}
      />
      {isMixed ? (
        <ProjectGalleries site={site} parts={parts} />
      ) : (
        <div className="section wrap pb-0">
          {parts.map(({ first, of }) => (
            <GalleryGrid
              key={first}
              site={site}
              pictures={pictures}
              subject={project?.name ?? site.headings.gallery ?? messagesOf(site).section.gallery}
              first={first}
              of={of}
            />
          ))}
        </div>
      )}
      <GalleryPageLinks site={site} project={project} number={number} className="wrap py-10" />
      <StructuredData site={site} path={page.path} />
    </>
  );
}

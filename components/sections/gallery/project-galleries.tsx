import { GalleryGrid } from './gallery-grid';
import { Section } from '@/components/ui/section';
import { hasPage } from '@/lib/content/domain/named';
import { pagesOfGallery, type GalleryPart } from '@/lib/content/gallery/gallery-pages';
import type { Site } from '@/lib/content/record/site';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

type Props = { site: Site; parts?: readonly GalleryPart[] };

export const ProjectGalleries = ({ site, parts = pagesOfGallery(site)[0] ?? [] }: Props) =>
  parts.map(({ project, pictures, first, of }) => {
    if (!project) return null;
    const index = site.projects.indexOf(project);
    return (
      <Section key={index} id={`project-${index + 1}`} tone={index % 2 ? 'page' : 'tint'}>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id={`project-${index + 1}-title`} className="title">
            {project.name}
          </h2>
          {hasPage(project) && (
            <a href={paths.project(project.slug)} className="link">
              {messagesOf(site).action.seeProject(project.name)}
            </a>
          )}
        </div>
        <GalleryGrid
          site={site}
          pictures={pictures}
          subject={project.name}
          first={first}
          of={of}
          id={`project-${index + 1}-pictures`}
        />
      </Section>
    );
  });

import type { Project, Service, Site } from '@/lib/content';
import { fixedPages, paths, type FixedPage } from '@/lib/urls/paths';

/** A page of a site: its public path, percent-encoded, and what it is about. */
export type SitePage =
  | { kind: 'home' | FixedPage; path: string }
  | { kind: 'service'; path: string; service: Service }
  | { kind: 'project'; path: string; project: Project };

/** Every page of a site that answers with status 200, whether or not there is something on it. A call-only site has Home alone. */
export const pagesOf = (site: Site): SitePage[] => {
  const home: SitePage = { kind: 'home', path: paths.home };
  if (site.callOnly) return [home];
  return [
    home,
    ...fixedPages.map((kind): SitePage => ({ kind, path: `/${kind}` })),
    ...site.services.flatMap((service): SitePage[] =>
      service.slug === null ? [] : [{ kind: 'service', path: paths.service(service.slug), service }],
    ),
    ...site.projects.flatMap((project): SitePage[] =>
      project.slug === null ? [] : [{ kind: 'project', path: paths.project(project.slug), project }],
    ),
  ];
};

import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';
import { hasPage, type Project, type Site } from '@/lib/content/domain/site';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';

type Props = { site: Site; project: Project | null; number?: number; className?: string };

const square = 'grid min-h-11 min-w-11 place-items-center rounded-xl border border-line px-3 font-semibold';

/** Links to all pages of the gallery or of a project's pictures; nothing when there is one page. */
export const GalleryPageLinks = ({ site, project, number: here = 1, className = 'mt-10' }: Props) => {
  const further = site.galleryPages.filter((page) => page.project?.slug === project?.slug);
  if (further.length === 0) return null;
  const { gallery } = messagesOf(site);
  const first = project && hasPage(project) ? paths.project(project.slug) : paths.gallery;
  const addresses = [first, ...further.map(({ slug }) => paths.galleryPage(slug))];
  const step = (to: number, label: string, rel: string, turn: string) => {
    const href = addresses[to - 1];
    return (
      href && (
        <li>
          <a href={href} rel={rel} aria-label={label} className={clsx(square, 'hover:bg-tint')}>
            <Icon name="chevron" className={clsx('size-5', turn)} />
          </a>
        </li>
      )
    );
  };
  return (
    <nav aria-label={gallery.pages} className={className}>
      <ul className="flex flex-wrap justify-center gap-2">
        {step(here - 1, gallery.previousPage, 'prev', 'rotate-90 rtl:-rotate-90')}
        {addresses.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              aria-current={index + 1 === here ? 'page' : undefined}
              className={clsx(square, index + 1 === here ? 'bg-main text-on-main' : 'hover:bg-tint')}
            >
              {index + 1}
            </a>
          </li>
        ))}
        {step(here + 1, gallery.nextPage, 'next', '-rotate-90 rtl:rotate-90')}
      </ul>
    </nav>
  );
};

import clsx from 'clsx';
import { Photo, Plate } from '@/components/blocks/plate';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Icon } from '@/components/ui/icons/icon';
import { PageTitle } from '@/components/ui/page-title';
import type { PageHeaderProps } from '@/components/looks/look';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/pages/paths';

export const PageHeader = ({ site, title, picture, text, trail = [] }: PageHeaderProps) => {
  const { nav } = messagesOf(site);
  return (
    <div className={clsx('relative isolate overflow-hidden', picture ? 'over-photo' : 'no-photo')}>
      {picture && (
        <Photo
          site={site}
          src={picture}
          width={1440}
          height={480}
          sizes="100vw"
          opening
          backdrop
          className="photo absolute inset-0 -z-20"
        />
      )}
      {picture ? <div className="shade -z-10" /> : <Plate site={site} name={title} />}
      <div
        id="page-header"
        className="wrap flex min-h-64 flex-col justify-end pt-14 pb-10 md:min-h-88 md:pb-14"
      >
        <nav aria-label={nav.breadcrumb}>
          <ol className="flex flex-wrap items-center gap-x-1 font-semibold">
            {[{ label: nav.home, href: paths.home }, ...trail].map(({ label, href }) => (
              <li key={href} className="flex items-center gap-1">
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {label}
                </a>
                <Icon name="chevron" className="size-4 -rotate-90" />
              </li>
            ))}
            <li aria-current="page" className="py-2">
              {title}
            </li>
          </ol>
        </nav>
        <PageTitle className="max-w-2xl text-inherit [--size:clamp(2.25rem,1.5rem+3.4vw,4rem)]">
          {title}
        </PageTitle>
        {text && <p className="lead mt-4 max-w-2xl">{text}</p>}
      </div>
      <FirstScreenEnd />
    </div>
  );
};

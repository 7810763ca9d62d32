import clsx from 'clsx';
import { Crumbs } from '@/components/blocks/crumbs';
import { Photo, Plate } from '@/components/blocks/plate';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';
import type { PageHeaderProps } from '@/components/looks/look';

export const PageHeader = ({ site, title, picture, text, trail }: PageHeaderProps) => (
  <div className={clsx('relative isolate overflow-hidden', picture ? 'split on-dark' : 'no-photo')}>
    {picture ? (
      <div className="split-picture">
        <Photo
          site={site}
          src={picture}
          width={1440}
          height={480}
          sizes="(min-width: 1024px) 45vw, 100vw"
          opening
        />
        <div className="shade" />
      </div>
    ) : (
      <Plate site={site} name={title} />
    )}
    <div id="page-header" className="wrap page-words">
      <Crumbs site={site} title={title} trail={trail} chevrons />
      <PageTitle className="max-w-2xl text-inherit [--size:clamp(2.25rem,1.5rem+3.4vw,4rem)]">
        {title}
      </PageTitle>
      {text && <p className="lead mt-4 max-w-2xl">{text}</p>}
    </div>
    <FirstScreenEnd />
  </div>
);

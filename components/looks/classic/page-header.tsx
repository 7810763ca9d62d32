import { Crumbs } from '@/components/blocks/crumbs';
import { headerSizes, OpeningPicture } from '@/components/blocks/plate';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';
import type { PageHeaderProps } from '@/components/looks/look';

export const PageHeader = ({ site, title, picture, text, trail, isBare }: PageHeaderProps) => (
  <div className="split on-dark relative isolate">
    <div className="split-picture">
      <OpeningPicture
        site={site}
        name={title}
        src={picture}
        width={1440}
        height={480}
        sizes={headerSizes('(min-width: 1024px) 45vw, 100vw', isBare)}
      />
    </div>
    <div id="page-header" className="wrap page-words">
      <Crumbs site={site} title={title} trail={trail} chevrons />
      <PageTitle className="max-w-2xl">{title}</PageTitle>
      {text && <p className="lead mt-4 max-w-2xl">{text}</p>}
    </div>
    <FirstScreenEnd />
  </div>
);

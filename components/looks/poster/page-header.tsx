import { Crumbs } from '@/components/blocks/crumbs';
import { headerSizes, Photo, Plate } from '@/components/blocks/plate';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';

export const PageHeader = ({ site, title, picture, text, trail, isBare }: PageHeaderProps) => (
  <div className="sheet on-dark">
    <div id="page-header" className="sheet-words">
      <Crumbs site={site} title={title} trail={trail} />
      <PageTitle className="shout" isFitted>
        {title}
      </PageTitle>
      {text && <p className="lead">{text}</p>}
    </div>
    {picture ? (
      <div className="sheet-picture">
        <Photo
          site={site}
          src={picture}
          width={720}
          height={480}
          sizes={headerSizes('(min-width: 64rem) 38vw, 100vw', isBare)}
          opening
        />
      </div>
    ) : (
      <Plate site={site} name={title} />
    )}
    <FirstScreenEnd />
  </div>
);

import { Crumbs } from '@/components/blocks/crumbs';
import { headerSizes, OpeningPicture } from '@/components/blocks/plate';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';

export const PageHeader = ({ site, title, picture, text, trail, isBare }: PageHeaderProps) => (
  <div className="opening">
    <div id="page-header" className="wrap">
      <Crumbs site={site} title={title} trail={trail} />
      <div className="opening-words">
        <PageTitle className="headline" isFitted>
          {title}
        </PageTitle>
        {text && <p className="lead">{text}</p>}
      </div>
      <div className="opening-picture">
        <OpeningPicture
          site={site}
          src={picture}
          width={1280}
          height={853}
          sizes={headerSizes('(min-width: 1280px) 43rem, (min-width: 1024px) 53vw, 100vw', isBare)}
        />
      </div>
    </div>
    <FirstScreenEnd />
  </div>
);

import { Crumbs } from '@/components/blocks/crumbs';
import { headerSizes, OpeningPicture } from '@/components/blocks/plate';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';

export const PageHeader = ({ site, title, picture, text, trail, isBare }: PageHeaderProps) => (
  <div className="welcome welcome-page">
    <div className="wrap">
      <div id="page-header" className="welcome-words">
        <Crumbs site={site} title={title} trail={trail} chevrons />
        <PageTitle className="welcome-title welcome-long">{title}</PageTitle>
        {text && <p className="lead">{text}</p>}
      </div>
      <div className="arch">
        <OpeningPicture
          site={site}
          name={title}
          src={picture}
          width={720}
          height={420}
          sizes={headerSizes('(min-width: 64rem) 50vw, 100vw', isBare)}
        />
      </div>
    </div>
    <FirstScreenEnd />
  </div>
);

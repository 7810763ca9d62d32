import { Crumbs } from '@/components/blocks/crumbs';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';

export const PageHeader = ({ site, title, picture, text, trail }: PageHeaderProps) => (
  <div className="opening">
    <div id="page-header" className="wrap">
      <Crumbs site={site} title={title} trail={trail} />
      <div className="opening-words">
        <PageTitle className="headline headline-long">{title}</PageTitle>
        {text && <p className="lead">{text}</p>}
      </div>
      {picture && (
        <div className="opening-picture">
          <Picture
            src={picture}
            alt=""
            width={1280}
            height={400}
            sizes="(min-width: 1280px) 75rem, 100vw"
            opening
            className="photo"
          />
        </div>
      )}
    </div>
    <FirstScreenEnd />
  </div>
);

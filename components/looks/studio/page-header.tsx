import clsx from 'clsx';
import { Crumbs } from '@/components/blocks/crumbs';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { PageTitle } from '@/components/ui/page-title';
import { Picture } from '@/components/ui/picture';

export const PageHeader = ({ site, title, picture, text, trail }: PageHeaderProps) => (
  <div className={clsx('welcome welcome-page', !picture && 'welcome-alone')}>
    <div className="wrap">
      <div id="page-header" className="welcome-words">
        <Crumbs site={site} title={title} trail={trail} chevrons />
        <PageTitle className="welcome-title welcome-long">{title}</PageTitle>
        {text && <p className="lead">{text}</p>}
      </div>
      {picture && (
        <div className="arch">
          <Picture
            src={picture}
            alt=""
            width={720}
            height={420}
            sizes="(min-width: 64rem) 36rem, 100vw"
            opening
            className="photo"
          />
        </div>
      )}
    </div>
    <FirstScreenEnd />
  </div>
);

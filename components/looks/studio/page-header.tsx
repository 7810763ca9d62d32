import clsx from 'clsx';
import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Icon } from '@/components/ui/icons/icon';
import { Picture } from '@/components/ui/picture';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';

/** A tinted panel with the title, and the picture in a round frame beside it. */
export const PageHeader = ({ site, title, picture, text, trail = [] }: PageHeaderProps) => {
  const { nav } = messagesOf(site);
  return (
    <div className={clsx('welcome welcome-page', !picture && 'welcome-alone')}>
      <div className="wrap">
        <div id="page-header" className="welcome-words">
          <nav aria-label={nav.breadcrumb}>
            <ol className="crumbs">
              {[{ label: nav.home, href: paths.home }, ...trail].map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                  <Icon name="chevron" />
                </li>
              ))}
              <li aria-current="page">{title}</li>
            </ol>
          </nav>
          <h1 className="welcome-title welcome-long">{title}</h1>
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
              eager
              className="photo"
            />
          </div>
        )}
      </div>
      <FirstScreenEnd />
    </div>
  );
};

import type { PageHeaderProps } from '@/components/looks/look';
import { FirstScreenEnd } from '@/components/ui/first-screen';
import { Picture } from '@/components/ui/picture';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';

/** Title and text side by side above a heavy rule; the picture, a narrow strip, below it. */
export const PageHeader = ({ site, title, picture, text, trail = [] }: PageHeaderProps) => {
  const { nav } = messagesOf(site);
  return (
    <div className="opening">
      <div id="page-header" className="wrap">
        <nav aria-label={nav.breadcrumb}>
          <ol className="crumbs">
            {[{ label: nav.home, href: paths.home }, ...trail].map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <div className="opening-words">
          <h1 className="headline headline-long">{title}</h1>
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

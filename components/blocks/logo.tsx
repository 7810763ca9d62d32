import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { initialOf } from '@/lib/platform/text';
import { messagesOf } from '@/lib/site/messages';
import { tradeDrawing } from '@/lib/site/pictures/trade-icon';
import { paths } from '@/lib/site/pages/paths';

/** Longer names have smaller letters, so that the header stays low. */
const MAX_LARGE_NAME = 32;
/** On a phone, names longer than this have no drawing beside them. */
const MAX_NAME_BESIDE_DRAWING = 44;
const isLong = (name: string) => name.length > MAX_LARGE_NAME;

/** The favicon's drawing, and the name. */
const NameLogo = ({ name, drawing }: { name: string; drawing: string | null }) => (
  <span className="flex min-w-0 items-center gap-3 text-main-ink">
    {drawing ? (
      <svg aria-hidden="true" viewBox="-8 -8 40 40" className="logo-initial" fill="currentColor">
        <path fillRule="evenodd" d={drawing} />
      </svg>
    ) : (
      // Drawn by the stylesheet, because visible text must be part of the link's name (WCAG 2.5.3).
      <span aria-hidden="true" data-initial={initialOf(name)} className="logo-initial" />
    )}
    <span
      className={clsx(
        'logo-name',
        isLong(name) && 'logo-name-long',
        name.length > MAX_NAME_BESIDE_DRAWING && 'logo-name-longest',
        isLong(name) && name === name.toUpperCase() && 'logo-name-capitals',
      )}
    >
      {name}
    </span>
  </span>
);

export const Logo = ({ site, eager = false }: { site: Site; eager?: boolean }) => (
  <a
    href={paths.home}
    aria-label={messagesOf(site).picture.logo(site.name)}
    className={clsx('flex min-h-11 min-w-0 items-center', !site.logo && isLong(site.name) && 'logo-long')}
  >
    {site.logo ? (
      <Picture
        src={site.logo}
        alt={site.name}
        width={240}
        height={56}
        sizes="240px"
        eager={eager}
        className="logo"
      />
    ) : (
      <NameLogo name={site.name} drawing={tradeDrawing(site)} />
    )}
  </a>
);

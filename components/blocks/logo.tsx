import clsx from 'clsx';
import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';

/** Longer names have smaller letters, so that the header stays low. */
const MAX_LARGE_NAME = 32;

const initialOf = (name: string) => [...new Intl.Segmenter().segment(name)][0]?.segment.toUpperCase();

/** For a business without a logo: its initial on its colour, as in the favicon, and its name. */
const NameLogo = ({ name }: { name: string }) => (
  <span className="flex min-w-0 items-center gap-3 text-main-ink">
    {/* Drawn by the stylesheet: visible text must be part of the link's name (WCAG 2.5.3). */}
    <span aria-hidden="true" data-initial={initialOf(name)} className="logo-initial" />
    <span
      className={clsx(
        'logo-name',
        name.length > MAX_LARGE_NAME && 'logo-name-long',
        name.length > MAX_LARGE_NAME && name === name.toUpperCase() && 'logo-name-capitals',
      )}
    >
      {name}
    </span>
  </span>
);

/** The business's logo or its name, as the link to Home. */
export const Logo = ({ site, eager = false }: { site: Site; eager?: boolean }) => (
  <a
    href={paths.home}
    aria-label={messagesOf(site).picture.logo(site.name)}
    className="flex min-h-11 min-w-0 items-center"
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
      <NameLogo name={site.name} />
    )}
  </a>
);

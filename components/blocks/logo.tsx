import { Picture } from '@/components/ui/picture';
import type { Site } from '@/lib/content';
import { getMessages } from '@/lib/i18n';
import { paths } from '@/lib/urls/paths';

/** The logo, or the business's name set in type, as the way home. */
export const Logo = ({ site, eager = false }: { site: Site; eager?: boolean }) => (
  <a
    href={paths.home}
    aria-label={getMessages(site.language).picture.logo(site.name)}
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
      <span className="line-clamp-3 font-display text-xl leading-tight font-bold text-balance lg:text-2xl">
        {site.name}
      </span>
    )}
  </a>
);

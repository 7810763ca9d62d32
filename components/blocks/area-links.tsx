import { Icon } from '@/components/ui/icons/icon';
import type { Area } from '@/lib/content/domain/areas';
import { hasPage } from '@/lib/content/domain/site';
import { paths } from '@/lib/site/urls/paths';

export const AreaLinks = ({ areas, className = '' }: { areas: readonly Area[]; className?: string }) => (
  <ul className={`gap-x-8 sm:columns-2 lg:columns-3 ${className}`}>
    {areas.map((area, index) => (
      <li key={index} className="break-inside-avoid border-b border-line">
        {hasPage(area) ? (
          <a
            href={paths.area(area.slug)}
            className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-heading hover:underline"
          >
            {area.name}
            <Icon name="arrow" className="size-5 text-secondary-ink" />
          </a>
        ) : (
          <span className="flex min-h-12 items-center py-2">{area.name}</span>
        )}
      </li>
    ))}
  </ul>
);

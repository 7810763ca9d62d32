import { Icon } from '@/components/ui/icons/icon';
import type { Area } from '@/lib/content/areas/areas';
import { hasPage } from '@/lib/content/domain/named';
import { paths } from '@/lib/site/pages/paths';
import { manyLinks } from '@/components/ui/many-links';

const MANY = 60;

/** The list has the links' classes once, which keeps a page of 200 towns small. */
const ManyAreaLinks = ({ areas }: { areas: readonly Area[] }) => (
  <ul id="towns" className={manyLinks}>
    {areas.map((area, index) => (
      <li key={index}>{hasPage(area) ? <a href={paths.area(area.slug)}>{area.name}</a> : area.name}</li>
    ))}
  </ul>
);

type Props = { areas: readonly Area[]; id?: string };

export const AreaLinks = ({ areas, id }: Props) =>
  areas.length > MANY ? (
    <ManyAreaLinks areas={areas} />
  ) : (
    <ul id={id} className="columns-[3_9.5rem] gap-x-5 sm:gap-x-8">
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

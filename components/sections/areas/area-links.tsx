import { LinkList } from '@/components/ui/link-list';
import type { Area } from '@/lib/content/areas/areas';
import { hasPage } from '@/lib/content/domain/named';
import { paths } from '@/lib/site/pages/paths';

type Props = { areas: readonly Area[]; id?: string | undefined };

export const AreaLinks = ({ areas, id }: Props) => (
  <LinkList
    links={areas.map((area) => ({ name: area.name, href: hasPage(area) ? paths.area(area.slug) : null }))}
    max={60}
    few={{ id, className: 'columns-[3_9.5rem] gap-x-6 sm:gap-x-8' }}
    many={{ id: 'towns' }}
  />
);

import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';

type Props = {
  links: readonly { name: string; href: string | null }[];
  /** Above this number of links, they have no arrows. */
  max: number;
  few: { id?: string | undefined; className: string };
  many: { id?: string; className?: string };
};

/** Names in columns. The list has the classes of its links once, which keeps a page of 200 towns small. */
export const LinkList = ({ links, max, few, many }: Props) => {
  const isFew = links.length <= max;
  const { id, className } = isFew ? few : many;
  return (
    <ul id={id} className={clsx('link-rows', className, !isFew && 'gap-x-8 sm:columns-2 lg:columns-3')}>
      {links.map(({ name, href }, index) => (
        <li key={index}>
          {href ? (
            <a href={href}>
              {name}
              {isFew && <Icon name="arrow" className="size-5 text-secondary-ink" />}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
};

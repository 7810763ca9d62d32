import { Icon } from '@/components/ui/icons/icon';

/** The list has the links' classes once, which keeps a page of 200 towns small. */
const manyLinks =
  'gap-x-8 sm:columns-2 lg:columns-3 [&>li]:break-inside-avoid [&>li]:border-b [&>li]:border-line ' +
  '[&>li]:flex [&>li]:min-h-12 [&>li]:items-center [&_a]:grow [&_a]:py-3 [&_a]:font-semibold ' +
  '[&_a]:text-heading [&_a]:hover:underline';

type Props = {
  links: readonly { name: string; href: string | null }[];
  /** Above this number of links, they have no arrows and no classes of their own. */
  max: number;
  few: { id?: string | undefined; className: string };
  many: { id?: string; className?: string };
};

/** Names in columns. */
export const LinkList = ({ links, max, few, many }: Props) =>
  links.length > max ? (
    <ul id={many.id} className={`${many.className ?? ''}${manyLinks}`}>
      {links.map(({ name, href }, index) => (
        <li key={index}>{href ? <a href={href}>{name}</a> : name}</li>
      ))}
    </ul>
  ) : (
    <ul {...few}>
      {links.map(({ name, href }, index) => (
        <li key={index} className="break-inside-avoid border-b border-line">
          {href ? (
            <a
              href={href}
              className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold text-heading hover:underline"
            >
              {name}
              <Icon name="arrow" className="size-5 text-secondary-ink" />
            </a>
          ) : (
            <span className="flex min-h-12 items-center py-2">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );

import clsx from 'clsx';

type Props = { items: readonly string[]; columns?: 1 | 2; className?: string };

export const Points = ({ items, columns = 1, className }: Props) =>
  items.length > 0 && (
    <ul className={clsx('points', columns === 2 && 'sm:grid-cols-2 sm:gap-x-8', className)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );

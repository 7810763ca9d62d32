import clsx from 'clsx';

type Props = { items: readonly string[]; columns?: 1 | 2; className?: string };

export const Points = ({ items, columns = 1, className }: Props) =>
  items.length > 0 && (
    <ul className={clsx('points', columns === 2 && 'points-pairs', className)}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );

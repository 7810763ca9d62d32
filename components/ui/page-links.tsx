import clsx from 'clsx';
import { Icon } from '@/components/ui/icons/icon';

type Props = {
  id?: string;
  label: string;
  steps: { previousPage: string; nextPage: string };
  addresses: readonly string[];
  /** Counted from 1. */
  number: number;
  className?: string;
};

const square = 'grid min-h-11 min-w-11 place-items-center rounded-xl border border-line px-3 font-semibold';

const MAX_LINKS = 48;
const BESIDE = 6;

/** All pages, or of very many the first, the last and the neighbours of this page. */
const isNear = (number: number, here: number, of: number) =>
  of <= MAX_LINKS || number === 1 || number === of || Math.abs(number - here) <= BESIDE;

/** Shows nothing when there is only one page. */
export const PageLinks = ({ id, label, steps, addresses, number: here, className }: Props) => {
  if (addresses.length < 2) return null;
  const step = (to: number, name: string, rel: string, turn: string) => {
    const href = addresses[to - 1];
    return (
      href && (
        <li>
          <a href={href} rel={rel} aria-label={name} className={clsx(square, 'hover:bg-tint')}>
            <Icon name="chevron" className={clsx('size-5', turn)} />
          </a>
        </li>
      )
    );
  };
  return (
    <nav id={id} aria-label={label} className={className}>
      <ul className="flex flex-wrap justify-center gap-2">
        {step(here - 1, steps.previousPage, 'prev', 'rotate-90 rtl:-rotate-90')}
        {addresses.map(
          (href, index) =>
            isNear(index + 1, here, addresses.length) && (
              <li key={href}>
                <a
                  href={href}
                  aria-current={index + 1 === here ? 'page' : undefined}
                  className={clsx(square, index + 1 === here ? 'bg-main text-on-main' : 'hover:bg-tint')}
                >
                  {index + 1}
                </a>
              </li>
            ),
        )}
        {step(here + 1, steps.nextPage, 'next', '-rotate-90 rtl:rotate-90')}
      </ul>
    </nav>
  );
};

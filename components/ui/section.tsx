import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  tone?: 'page' | 'tint' | 'main';
  className?: string;
  labelled?: boolean;
  children: ReactNode;
};

/** The shell of every section: full width, one rhythm, one content width. Its heading carries the id `{id}-title`. */
export const Section = ({ id, tone = 'page', className, labelled = true, children }: Props) => (
  <section
    id={id}
    aria-labelledby={labelled ? `${id}-title` : undefined}
    className={clsx('section', tone === 'tint' && 'section-tint', tone === 'main' && 'on-dark', className)}
  >
    <div className="wrap">{children}</div>
  </section>
);

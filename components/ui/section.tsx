import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Heading } from './heading';

type Props = Omit<ComponentProps<'section'>, 'className' | 'title'> & {
  /** Of a heading above the content. */
  title?: string;
  tone?: 'page' | 'tint' | 'main';
  /** False for a section without its own heading. */
  labelled?: boolean;
  /** Lays out the content, not its width. */
  className?: string;
};

/** A labelled section's heading has the id `{id}-title`. */
export const Section = ({
  id,
  title,
  tone = 'page',
  labelled = true,
  className,
  children,
  ...rest
}: Props) => (
  <section
    id={id}
    aria-labelledby={labelled && id ? `${id}-title` : undefined}
    className={clsx('section', tone === 'tint' && 'section-tint', tone === 'main' && 'on-dark')}
    {...rest}
  >
    <div className={clsx('wrap', className)}>
      {id && title && <Heading section={id} title={title} />}
      {children}
    </div>
  </section>
);

import type { ComponentProps } from 'react';

/** A link that leaves the site, in a tab of its own. */
export const OutsideLink = ({ href, children, ...rest }: ComponentProps<'a'>) => (
  <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
  </a>
);

import type { ComponentProps } from 'react';

export const OutsideLink = ({ href, children, ...rest }: ComponentProps<'a'>) => (
  <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
  </a>
);

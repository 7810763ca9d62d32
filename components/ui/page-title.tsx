import type { CSSProperties } from 'react';
import { longestWord } from '@/lib/platform/text';

type Props = { id?: string; className: string; children: string };

/** A page's only h1. Its look sets --size; base.css makes it smaller for long words. */
export const PageTitle = ({ id, className, children }: Props) => {
  const word = longestWord(children);
  return (
    <h1 id={id} className={className} {...(word && { style: { '--word': word } as CSSProperties })}>
      {children}
    </h1>
  );
};

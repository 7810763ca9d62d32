import type { CSSProperties } from 'react';
import { longestWord } from '@/lib/platform/text';

type Props = { id?: string; className: string; children: string };

/** For base.css, which makes titles smaller for long words. */
export const sizedByWord = (title: string) => {
  const word = longestWord(title);
  return word ? { style: { '--word': word } as CSSProperties } : {};
};

/** A page's only h1. Its look sets --size. */
export const PageTitle = ({ id, className, children }: Props) => (
  <h1 id={id} className={className} {...sizedByWord(children)}>
    {children}
  </h1>
);

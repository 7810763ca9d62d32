import type { CSSProperties } from 'react';
import { lineWidths, longestWord } from '@/lib/platform/text';

type Props = {
  id?: string | undefined;
  className: string;
  /** For looks whose letters are as large as the title's place lets them be. */
  isFitted?: boolean | undefined;
  children: string;
};

/** For base.css, which makes titles smaller for long words. */
export const sizedByWord = (title: string) => {
  const word = longestWord(title);
  return word ? { style: { '--word': word } as CSSProperties } : {};
};

const fitted = (title: string) =>
  Object.fromEntries(lineWidths(title).map((width, index) => [`--line-${index + 1}`, width]));

/** A page's only h1. Its look sets --size. */
export const PageTitle = ({ id, className, isFitted, children }: Props) => {
  const { style } = sizedByWord(children);
  return (
    <h1 id={id} className={className} style={isFitted ? { ...style, ...fitted(children) } : style}>
      {children}
    </h1>
  );
};

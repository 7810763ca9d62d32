import type { CSSProperties } from 'react';
import { lineWidths, longestWord } from '@/lib/platform/text';

/** `isFitted`: in a look whose letters are as large as the title's place lets them be. */
type Props = { id?: string; className: string; isFitted?: boolean | undefined; children: string };

/** For base.css, which makes titles smaller for long words. */
export const sizedByWord = (title: string) => {
  const word = longestWord(title);
  return word ? { style: { '--word': word } as CSSProperties } : {};
};

/** A page's only h1. Its look sets --size. */
export const PageTitle = ({ id, className, isFitted, children }: Props) => {
  const lines = isFitted ? lineWidths(children) : [];
  const widths = Object.fromEntries(lines.map((width, index) => [`--line-${index + 1}`, width]));
  return (
    <h1 id={id} className={className} style={{ ...sizedByWord(children).style, ...widths }}>
      {children}
    </h1>
  );
};

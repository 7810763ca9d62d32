import { Fragment, type ReactNode } from 'react';
import { OutsideLink } from './outside-link';

type Run = { text: string; bold?: true; italic?: true; struck?: true; href?: string };
type Block = { runs: Run[] } | { start: number | null; items: Run[][] };

const Words = ({ run: { text, bold, italic, struck, href } }: { run: Run }) => {
  let words: ReactNode = text;
  if (struck) words = <s>{words}</s>;
  if (italic) words = <em>{words}</em>;
  if (bold) words = <strong>{words}</strong>;
  if (!href) return words;
  const link = 'link-in-text';
  return /^https?:/.test(href) ? (
    <OutsideLink href={href} className={link}>
      {words}
    </OutsideLink>
  ) : (
    <a href={href} className={link}>
      {words}
    </a>
  );
};

const Line = ({ runs }: { runs: readonly Run[] }) =>
  runs.map((run, index) => (
    <Fragment key={index}>
      <Words run={run} />
    </Fragment>
  ));

/** Split at blank lines, or with its formatting. @param props.formatting null for a text without any */
export const Paragraphs = ({
  text,
  formatting = null,
  className,
}: {
  text: string;
  formatting?: readonly Block[] | null;
  className?: string;
}) => {
  if (formatting === null)
    return text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph, index) => (
        <p key={index} className={className}>
          {paragraph}
        </p>
      ));
  return formatting.map((block, index) => {
    if ('runs' in block)
      return (
        <p key={index} className={className}>
          <Line runs={block.runs} />
        </p>
      );
    const items = block.items.map((runs, at) => (
      <li key={at}>
        <Line runs={runs} />
      </li>
    ));
    return block.start === null ? (
      <ul key={index} className="points">
        {items}
      </ul>
    ) : (
      <ol key={index} start={block.start} className="list-decimal space-y-1 ps-6">
        {items}
      </ol>
    );
  });
};

import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { OutsideLink } from './outside-link';

type Run = { text: string; bold?: true; italic?: true; struck?: true; code?: true; href?: string };
type Table = { hasHead: boolean; rows: Run[][][] };
type Block = { runs: Run[] } | { start: number | null; items: Run[][] } | { quote: Run[][] } | Table;

const Words = ({ run: { text, bold, italic, struck, code, href } }: { run: Run }) => {
  let words: ReactNode = text;
  if (code)
    words = <code className="rounded-lg border border-current/25 px-1 whitespace-pre-wrap">{words}</code>;
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

/** A table that is wider than its frame, as on a phone, scrolls. */
const TextTable = ({ table: { hasHead, rows } }: { table: Table }) => {
  const [first = [], ...others] = rows;
  const label = first.flatMap((runs) => runs.map(({ text }) => text).join('') || []).join(', ');
  return (
    <div role="region" tabIndex={0} aria-label={label} className="table-frame">
      <table className="plans">
        {hasHead && (
          <thead>
            <tr>
              {first.map((runs, index) => (
                <th key={index} scope="col">
                  <Line runs={runs} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((row, index) => (
            <tr key={index}>
              {row.map((runs, at) => (
                <td key={at}>
                  <Line runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Whether a line is bold as a whole and has no full stop, as lines made of `##`. */
const isHeading = (runs: readonly Run[]): boolean => {
  const [run] = runs;
  return runs.length === 1 && run?.bold === true && !run.href && !/[.!?:;,]$/.test(run.text);
};

type Props = {
  text: string;
  /** Null for a text without any. */
  formatting?: readonly Block[] | null;
  /** Whether bold lines are headings of level 2: below a page's title. */
  headings?: boolean;
};

/** Split at blank lines, or with its formatting. */
export const Paragraphs = ({ text, formatting = null, headings = false }: Props) => {
  if (formatting === null)
    return text
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph, index) => <p key={index}>{paragraph}</p>);
  return formatting.map((block, index) => {
    if ('runs' in block && headings && isHeading(block.runs))
      return (
        <h2 key={index} className="pt-4 text-(length:--size-32)">
          {block.runs[0]?.text}
        </h2>
      );
    if ('runs' in block)
      return (
        <p key={index}>
          <Line runs={block.runs} />
        </p>
      );
    if ('rows' in block) return <TextTable key={index} table={block} />;
    if ('quote' in block)
      return (
        <blockquote key={index} className="stack-2 border-s-4 border-current/25 ps-4">
          {block.quote.map((runs, at) => (
            <p key={at}>
              <Line runs={runs} />
            </p>
          ))}
        </blockquote>
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
      <ol key={index} start={block.start} className="stack-1 list-decimal ps-6">
        {items}
      </ol>
    );
  });
};

/** In characters: a longer text has several lines; a shorter one has larger letters. */
const LONG = 160;
export const isLong = (text: string): boolean => text.length > LONG;

/** Paragraphs with space between them; nothing without a text. */
export const Texts = ({ className, ...text }: Props & { className: string }) =>
  text.text && (
    <div className={clsx(className, isLong(text.text) ? 'long' : 'short')}>
      <Paragraphs {...text} />
    </div>
  );

import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icons/icon';
import { Paragraphs } from '@/components/ui/paragraphs';
import { FramedPicture } from '@/components/ui/picture';
import { Points } from '@/components/ui/points';
import type { Site } from '@/lib/content';
import type { BlockOf, PageBlock } from '@/lib/content/pages/free-pages';
import { messagesOf } from '@/lib/site/messages';
import { CallButton, CallToAction } from '@/components/blocks/call-to-action';
import { LinkButtons } from '@/components/blocks/link-buttons';

export type BlockPlace = {
  site: Site;
  id: string;
  /** Whether a text continues the block above. */
  isContinued: boolean;
  /** Whether the picture stands at the start of the line. */
  isMirrored: boolean;
};
type Props<Type extends PageBlock['type']> = BlockPlace & { block: BlockOf<Type> };

/** A call to action always has a title. */
export const titleOf = (site: Site, { type, title }: PageBlock): string | null =>
  title ?? (type === 'callToAction' ? messagesOf(site).section.requestEstimate : null);

const Words = ({ block: { text, formatting } }: { block: PageBlock }) =>
  text && (
    <div className="stack-5 max-w-3xl text-lg">
      <Paragraphs text={text} formatting={formatting} />
    </div>
  );

const Title = ({ id, title }: { id: string; title: string | null }) =>
  title && <Heading section={id} title={title} />;

/** Without a title and words, `children` take the whole width. */
const Columns = ({ id, block, children }: { id: string; block: PageBlock; children: ReactNode }) =>
  block.title || block.text ? (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-16">
      <div className="stack-6 lg:col-span-4">
        <Title id={id} title={block.title} />
        <Words block={block} />
      </div>
      <div className="lg:col-span-8">{children}</div>
    </div>
  ) : (
    children
  );

/** A text without a title continues the block above, or starts a section without a heading. */
export const TextBlock = ({ id, block, isContinued }: Props<'text'>) => (
  <>
    {block.title || isContinued ? (
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-16">
        <div className="empty:hidden lg:col-span-4">
          <Title id={id} title={block.title} />
        </div>
        <div className="lg:col-span-8 lg:col-start-5">
          <Words block={block} />
        </div>
      </div>
    ) : (
      <Words block={block} />
    )}
  </>
);

export const PictureBlock = ({ site, id, block }: Props<'picture'>) => (
  <>
    <Title id={id} title={block.title} />
    <figure className="not-first:mt-10">
      <FramedPicture
        src={block.picture}
        focus={site.focus}
        alt={site.captions[block.picture] ?? ''}
        width={1200}
        height={675}
        sizes="(min-width: 1280px) 75rem, 100vw"
        className="aspect-4/3 md:aspect-video"
      />
      {block.text && (
        <figcaption className="mt-4 max-w-3xl">
          <Paragraphs text={block.text} formatting={block.formatting} />
        </figcaption>
      )}
    </figure>
  </>
);

export const PictureAndTextBlock = ({ site, id, block, isMirrored }: Props<'pictureAndText'>) => (
  <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-20">
    <div className="stack-6">
      <Title id={id} title={block.title} />
      <Words block={block} />
    </div>
    <FramedPicture
      src={block.picture}
      focus={site.focus}
      alt={site.captions[block.picture] ?? ''}
      width={800}
      height={600}
      sizes="(min-width: 1024px) 38rem, 100vw"
      className={isMirrored ? 'aspect-4/3 lg:order-first' : 'aspect-4/3'}
    />
  </div>
);

export const PointsBlock = ({ id, block }: Props<'points'>) => (
  <Columns id={id} block={block}>
    <Points items={block.points} columns={2} className="text-lg" />
  </Columns>
);

export const QuestionsBlock = ({ id, block }: Props<'questions'>) => (
  <Columns id={id} block={block}>
    <div className="border-t border-line">
      {block.questions.map(({ question, answer }, index) => (
        <details key={index} className="border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg font-bold text-heading">
            {question}
            <Icon name="chevron" className="size-5 turns" />
          </summary>
          <div className="stack-4 max-w-3xl pb-6">
            <Paragraphs text={answer.text} formatting={answer.formatting} />
          </div>
        </details>
      ))}
    </div>
  </Columns>
);

/** A wide table scrolls within its frame, also by keyboard. */
export const TableBlock = ({ id, block }: Props<'table'>) => (
  <>
    <div className="stack-6">
      <Title id={id} title={block.title} />
      <Words block={block} />
    </div>
    <div
      role="group"
      tabIndex={0}
      {...(block.title
        ? { 'aria-labelledby': `${id}-title` }
        : { 'aria-label': block.columns.filter(Boolean).join(', ') })}
      className="table-frame not-first:mt-10"
    >
      <table className="plans">
        <thead>
          <tr>
            {block.columns.map((column, index) =>
              column ? (
                <th key={index} scope="col">
                  {column}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

export const CallToActionBlock = ({ site, id, block }: Props<'callToAction'>) => {
  const { action } = messagesOf(site);
  return (
    <div className="flex flex-col items-start justify-between gap-8 lg:flex-row lg:items-center">
      <div className="stack-5">
        <Title id={id} title={titleOf(site, block)} />
        <Words block={block} />
      </div>
      <div className="flex shrink-0 flex-wrap gap-4">
        <CallToAction site={site} label={block.button ?? action.freeEstimate} className="btn btn-light" />
        <LinkButtons site={site} />
        <CallButton site={site} className="btn btn-light" />
      </div>
    </div>
  );
};

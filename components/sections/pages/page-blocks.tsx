import { Fragment } from 'react';
import {
  CallToActionBlock,
  PictureAndTextBlock,
  PictureBlock,
  PointsBlock,
  QuestionsBlock,
  TableBlock,
  TextBlock,
} from './written-blocks';
import { BeforeAfterList } from '@/components/sections/gallery/before-after-list';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { GallerySection } from '@/components/sections/gallery/gallery-section';
import { PromoVideo } from '@/components/sections/videos/promo-video';
import { ReviewsEmbed } from '@/components/sections/reviews/reviews-embed';
import type { Site } from '@/lib/content';
import type { FreePage, PageBlock } from '@/lib/content/pages/free-pages';
import type { Score } from '@/lib/content/reviews/review';

type BlocksProps = { site: Site; freePage: Pick<FreePage, 'blocks'>; score: Score };

/** `isMirrored`: the picture stands at the start of the line. */
type BlockPlace = { block: PageBlock; id: string; isContinued: boolean; isMirrored: boolean };

const Block = ({
  site,
  score,
  block,
  id,
  isContinued,
  isMirrored,
}: BlockPlace & Omit<BlocksProps, 'freePage'>) => {
  const { title } = block;
  switch (block.type) {
    case 'text':
      return <TextBlock site={site} id={id} block={block} isContinued={isContinued} />;
    case 'picture':
      return <PictureBlock site={site} id={id} block={block} />;
    case 'pictureAndText':
      return <PictureAndTextBlock site={site} id={id} block={block} isMirrored={isMirrored} />;
    case 'points':
      return <PointsBlock site={site} id={id} block={block} />;
    case 'questions':
      return <QuestionsBlock site={site} id={id} block={block} />;
    case 'table':
      return <TableBlock site={site} id={id} block={block} />;
    case 'callToAction':
      return <CallToActionBlock site={site} id={id} block={block} />;
    case 'gallery':
      return <GallerySection site={site} title={title} />;
    case 'beforeAfter':
      return <BeforeAfterList site={site} title={title} />;
    case 'video':
      return <PromoVideo site={site} title={title} />;
    case 'map':
      return <CoverageMap site={site} title={title} />;
    case 'reviews':
      return <ReviewsEmbed site={site} score={score} title={title} />;
    case 'form':
      return <EstimateSection site={site} title={title} intro={block.text} />;
  }
};

const continuesText = (blocks: readonly PageBlock[], index: number): boolean => {
  const above = blocks[index - 1];
  return (
    blocks[index]?.title === null &&
    above?.type === 'text' &&
    (above.title !== null || continuesText(blocks, index - 1))
  );
};

export const PageBlocks = ({ site, freePage: { blocks }, score }: BlocksProps) => {
  const withPictures = blocks.filter(({ type }) => type === 'pictureAndText');
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <Block
        site={site}
        score={score}
        block={block}
        id={`block-${index + 1}`}
        isContinued={continuesText(blocks, index)}
        isMirrored={withPictures.indexOf(block) % 2 === 1}
      />
    </Fragment>
  ));
};

import type { ComponentType } from 'react';
import {
  CallToActionBlock,
  PictureAndTextBlock,
  PictureBlock,
  PointsBlock,
  QuestionsBlock,
  TableBlock,
  TextBlock,
  titleOf,
  type BlockPlace,
} from './written-blocks';
import { Section } from '@/components/ui/section';
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

/** Blocks of the page's own words and pictures. */
const written = {
  text: TextBlock,
  picture: PictureBlock,
  pictureAndText: PictureAndTextBlock,
  points: PointsBlock,
  questions: QuestionsBlock,
  table: TableBlock,
  callToAction: CallToActionBlock,
};
const tones: Partial<Record<PageBlock['type'], 'tint' | 'main'>> = { points: 'tint', callToAction: 'main' };

type BlockProps = BlockPlace & { block: PageBlock };

const Block = ({ score, ...place }: BlockProps & { score: Score }) => {
  const { site, block, id } = place;
  const { title } = block;
  switch (block.type) {
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
    default: {
      const Content = written[block.type] as ComponentType<BlockProps>;
      const labelled = titleOf(site, block) !== null;
      return (
        <Section id={id} labelled={labelled} tone={tones[block.type]} data-block>
          <Content {...place} />
        </Section>
      );
    }
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
    <Block
      key={index}
      site={site}
      score={score}
      block={block}
      id={`block-${index + 1}`}
      isContinued={continuesText(blocks, index)}
      isMirrored={withPictures.indexOf(block) % 2 === 1}
    />
  ));
};

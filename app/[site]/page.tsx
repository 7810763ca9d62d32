import { StructuredData } from '@/components/blocks/structured-data';
import { AboutPoints } from '@/components/sections/about-points';
import { AboutStory } from '@/components/sections/about-story';
import { Branding } from '@/components/sections/branding';
import { Counters } from '@/components/sections/counters';
import { CoverageMap } from '@/components/sections/coverage-map';
import { EstimateSection } from '@/components/sections/estimate-section';
import { FormOverPicture } from '@/components/sections/form-over-picture';
import { GallerySection } from '@/components/sections/gallery-section';
import { Hero } from '@/components/sections/hero';
import { Intro } from '@/components/sections/intro';
import { PromoVideo } from '@/components/sections/promo-video';
import { ReviewsEmbed } from '@/components/sections/reviews-embed';
import { ServiceCards } from '@/components/sections/service-cards';
import { ServiceRows } from '@/components/sections/service-rows';
import { SocialBlock } from '@/components/sections/social-block';
import { getSite } from '@/lib/rendering/current-site';
import { metadataOf } from '@/lib/rendering/fixed-page-metadata';
import { getReviews } from '@/lib/reviews';
import { scoreOf } from '@/lib/reviews/review';
import { paths } from '@/lib/urls/paths';

export const generateMetadata = metadataOf('home');

export default async function HomePage() {
  const site = await getSite();
  const score = scoreOf(await getReviews(site.reviews.recordId));
  return (
    <>
      <Hero site={site} score={score} />
      <Intro site={site} />
      <PromoVideo site={site} />
      <EstimateSection site={site} />
      <AboutStory site={site} />
      <Counters site={site} />
      <AboutPoints site={site} />
      {site.reviews.homeOnly && <ReviewsEmbed site={site} score={score} />}
      {site.callOnly ? (
        <>
          <ServiceRows site={site} />
          <GallerySection site={site} />
        </>
      ) : (
        <ServiceCards site={site} />
      )}
      <Branding site={site} />
      <FormOverPicture site={site} />
      <CoverageMap site={site} />
      <SocialBlock site={site} />
      <StructuredData site={site} path={paths.home} />
    </>
  );
}

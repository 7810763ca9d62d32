import { StructuredData } from '@/components/blocks/structured-data';
import { AboutPoints } from '@/components/sections/about/about-points';
import { AboutStory } from '@/components/sections/about/about-story';
import { Branding } from '@/components/sections/home/branding';
import { Counters } from '@/components/sections/about/counters';
import { CoverageMap } from '@/components/sections/contact/coverage-map';
import { EmbeddedPage } from '@/components/sections/contact/embedded-page';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { FormOverPicture } from '@/components/sections/estimate/form-over-picture';
import { GallerySection } from '@/components/sections/gallery/gallery-section';
import { Hero } from '@/components/layout/page-header';
import { Intro } from '@/components/sections/home/intro';
import { NamedServices } from '@/components/sections/services/named-services';
import { PromoVideo } from '@/components/sections/videos/promo-video';
import { ReviewsEmbed } from '@/components/sections/reviews/reviews-embed';
import { ServiceCards } from '@/components/sections/services/service-cards';
import { ServiceRows } from '@/components/sections/services/service-rows';
import { SocialBlock } from '@/components/sections/contact/social-block';
import { heroPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { getReviews } from '@/lib/content/reviews-service';
import { quotesOf } from '@/lib/content/reviews/best-texts';
import { scoreOf } from '@/lib/content/reviews/review';
import { isSparse } from '@/lib/site/pages/page-kinds';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('home');

export default async function HomePage() {
  const site = await getSite();
  const reviews = await getReviews(site);
  const score = scoreOf(reviews);
  const [quote] = quotesOf(site, reviews);
  return (
    <>
      <Hero site={site} score={score} />
      {isSparse(site) ? <NamedServices site={site} /> : <Intro site={site} />}
      <PromoVideo site={site} />
      <EstimateSection site={site} quote={quote} withMap={isSparse(site)} />
      <AboutStory site={site} />
      <Counters site={site} />
      <AboutPoints site={site} />
      {site.reviews.homeOnly && <ReviewsEmbed site={site} score={score} />}
      {site.callOnly && !isSparse(site) && <ServiceRows site={site} header={heroPicture(site)} />}
      {site.callOnly && <GallerySection site={site} />}
      {!site.callOnly && !isSparse(site) && <ServiceCards site={site} />}
      <Branding site={site} />
      <FormOverPicture site={site} />
      {site.callOnly && <EmbeddedPage site={site} />}
      {!isSparse(site) && <CoverageMap site={site} withFacts />}
      <SocialBlock site={site} />
      <StructuredData site={site} path={paths.home} />
    </>
  );
}

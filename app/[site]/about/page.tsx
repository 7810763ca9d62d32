import { CallBand } from '@/components/layout/footer/closing-bands';
import { PageFrame } from '@/components/layout/page-frame';
import { AboutFacts } from '@/components/sections/about/about-facts';
import { AboutPoints } from '@/components/sections/about/about-points';
import { AboutStory } from '@/components/sections/about/about-story';
import { Counters } from '@/components/sections/about/counters';
import { Team } from '@/components/sections/about/team';
import { Values } from '@/components/sections/about/values';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { getFixedPage, metadataOf } from '@/lib/serving/rendering/requested-page';
import { hasAbout } from '@/lib/site/pages/page-kinds';

export const generateMetadata = metadataOf('about');

export default async function AboutPage() {
  const page = await getFixedPage('about');
  const { site } = page;
  return (
    <PageFrame page={page}>
      <AboutPoints site={site} pictures="aboutPointsOfAbout" />
      <Values site={site} />
      <AboutStory site={site} linked={false} />
      <Team site={site} />
      {hasAbout(site) ? (
        <>
          <Counters site={site} />
          <CallBand site={site} />
        </>
      ) : (
        <>
          <AboutFacts site={site} />
          <EstimateSection site={site} withMap />
        </>
      )}
    </PageFrame>
  );
}

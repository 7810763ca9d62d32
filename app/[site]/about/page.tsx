import { PageHeader } from '@/components/layout/page-header';
import { StructuredData } from '@/components/blocks/structured-data';
import { AboutPoints } from '@/components/sections/about/about-points';
import { AboutStory } from '@/components/sections/about/about-story';
import { Counters } from '@/components/sections/about/counters';
import { Team } from '@/components/sections/about/team';
import { Values } from '@/components/sections/about/values';
import { EstimateSection } from '@/components/sections/estimate/estimate-section';
import { headerPicture } from '@/lib/content/record/choose-picture';
import { getSite } from '@/lib/serving/rendering/current-site';
import { metadataOf } from '@/lib/serving/rendering/requested-page';
import { messagesOf } from '@/lib/site/messages';
import { hasAbout } from '@/lib/site/pages/page-kinds';
import { paths } from '@/lib/site/pages/paths';

export const generateMetadata = metadataOf('about');

export default async function AboutPage() {
  const site = await getSite();
  const { nav } = messagesOf(site);
  return (
    <>
      <PageHeader site={site} title={nav.about} picture={headerPicture(site, paths.about)} />
      <AboutPoints site={site} pictures="aboutPointsOfAbout" />
      <Values site={site} />
      <AboutStory site={site} linked={false} />
      <Team site={site} />
      {hasAbout(site) ? <Counters site={site} /> : <EstimateSection site={site} />}
      <StructuredData site={site} path={paths.about} />
    </>
  );
}

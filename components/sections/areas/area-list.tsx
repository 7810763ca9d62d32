import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { AreaLinks } from './area-links';

export const AreaList = ({ site }: { site: Pick<Site, 'areas'> }) => {
  if (site.areas.length === 0) return null;
  return (
    <Section labelled={false}>
      <AreaLinks areas={site.areas} />
    </Section>
  );
};

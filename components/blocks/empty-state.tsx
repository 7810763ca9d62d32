import { Section } from '@/components/ui/section';
import { CallToAction } from './call-to-action';
import type { Site } from '@/lib/content';

/** `text`: null when it is not certain that there is no content. */
export const EmptyState = ({ site, text }: { site: Site; text: string | null }) => (
  <Section labelled={false}>
    {text && <p className="lead mb-8 max-w-2xl">{text}</p>}
    <CallToAction site={site} />
  </Section>
);

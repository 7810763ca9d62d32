import { Section } from '@/components/ui/section';
import { CallToAction } from './call-to-action';
import type { Site } from '@/lib/content';

/** `text` is null while it is unknown whether there is content. */
export const EmptyState = ({ site, text }: { site: Site; text: string | null }) => (
  <Section labelled={false}>
    {text && <p className="lead mb-8 max-w-2xl">{text}</p>}
    <CallToAction site={site} />
  </Section>
);

import { Section } from '@/components/ui/section';
import { CallToAction, type Reachable } from './call-to-action';

/** `text` is null while it is unknown whether there is content. */
export const EmptyState = ({ site, text }: { site: Reachable; text: string | null }) => (
  <Section labelled={false}>
    {text && <p className="closing-words mb-6 text-heading">{text}</p>}
    <CallToAction site={site} />
  </Section>
);

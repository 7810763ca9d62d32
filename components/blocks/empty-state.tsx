import { Section } from '@/components/ui/section';
import { CallToAction, type Reachable } from './call-to-action';

/** `text` is null while it is unknown whether there is content. */
export const EmptyState = ({ site, text }: { site: Reachable; text: string | null }) => (
  <Section labelled={false}>
    {text && <p className="lead mb-8 max-w-2xl">{text}</p>}
    <CallToAction site={site} />
  </Section>
);

import { CallToAction } from './call-to-action';
import type { Site } from '@/lib/content';

/** A page without content: a sentence, unless nothing certain can be said, and what a visitor can do instead. */
export const EmptyState = ({ site, text }: { site: Site; text: string | null }) => (
  <div className="section wrap">
    {text && <p className="lead mb-8 max-w-2xl">{text}</p>}
    <CallToAction site={site} />
  </div>
);

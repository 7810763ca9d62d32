import { CallToAction } from './call-to-action';
import type { Site } from '@/lib/content';

/** A page whose content the record does not have: a sentence, and what a visitor can do instead. */
export const EmptyState = ({ site, text }: { site: Site; text: string }) => (
  <div className="section wrap">
    <p className="lead max-w-2xl">{text}</p>
    <div className="mt-8"><CallToAction site={site} /></div>
  </div>
);

import type { Site } from '@/lib/content';
import { attributesOf, linksAt } from '@/lib/site/pages/menu';

export const LinkButtons = ({ site, className = 'btn btn-light' }: { site: Site; className?: string }) =>
  linksAt(site, 'callToAction').map((link) => (
    <a key={link.href} href={link.href} {...attributesOf(link)} className={className}>
      {link.label}
    </a>
  ));

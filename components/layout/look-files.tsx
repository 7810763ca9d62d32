import { preload } from 'react-dom';
import { lookOf } from '@/components/looks';
import type { Site } from '@/lib/content';

/** React moves these to the page's head. */
export const LookFiles = ({ site }: { site: Site }) => {
  const { stylesheet, fonts } = lookOf(site);
  for (const href of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <link rel="stylesheet" href={stylesheet} precedence="look" />;
};

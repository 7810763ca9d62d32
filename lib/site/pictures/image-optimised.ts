import { directSource } from '@/lib/site/urls/media-links';
import { imagePatterns, type ImagePattern } from './image-hosts.mjs';

let patterns: ImagePattern[] | undefined;

/** True for files of this deployment and hosts of IMAGE_HOSTS. */
export const isOptimised = (src: string): boolean => {
  if (src.startsWith('/')) return true;
  patterns ??= imagePatterns();
  const url = new URL(src);
  return patterns.some(
    ({ protocol, hostname, port }) =>
      url.protocol === `${protocol}:` &&
      (port === undefined || url.port === port) &&
      (hostname.startsWith('*.') ? url.hostname.endsWith(hostname.slice(1)) : url.hostname === hostname),
  );
};

export const sourceOf = (src: string): string => (isOptimised(src) ? src : directSource(src));

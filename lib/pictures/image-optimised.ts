import { imagePatterns, type ImagePattern } from './image-hosts.mjs';

let patterns: ImagePattern[] | undefined;

/** May next/image fetch and resize this picture? Those of this deployment, and those on a host of IMAGE_HOSTS. */
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

/** The address of a picture that the browser fetches itself: by https, as the page's policy wants it. */
export const directSource = (src: string): string => src.replace(/^http:/i, 'https:');

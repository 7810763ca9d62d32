import { imageHosts } from './image-hosts.mjs';

let hosts: string[] | undefined;

/** May next/image fetch and resize this picture? Those of this deployment, and those on a host of IMAGE_HOSTS. */
export const isOptimised = (src: string): boolean => {
  if (src.startsWith('/')) return true;
  hosts ??= imageHosts();
  const { hostname } = new URL(src);
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname));
};

// Plain JavaScript because next.config.mjs reads it before anything is compiled.
import { isIP } from 'node:net';

/** A host name outside private networks: a picture from there may be fetched by the optimiser. */
const isPublicHost = (host) =>
  !isIP(host.replace(/^\[|\]$/g, '')) &&
  host.includes('.') &&
  !/\.(local|internal|localhost|lan|home\.arpa)$/.test(host);

/**
 * Hosts whose pictures next/image optimises: IMAGE_HOSTS (comma-separated host names), else the content server's host
 * when it is public. Pictures from anywhere else are shown as they are.
 * @returns {string[]}
 */
export const imageHosts = (env = process.env) => {
  if (env.IMAGE_HOSTS?.trim())
    return env.IMAGE_HOSTS.split(',')
      .map((host) => host.trim())
      .filter(Boolean);
  const { hostname } = URL.canParse(env.CONTENT_API_URL ?? '')
    ? new URL(env.CONTENT_API_URL)
    : { hostname: '' };
  return isPublicHost(hostname) ? [hostname] : [];
};

/** Only the tests set this: their content server, and its pictures, live on 127.0.0.1. */
export const allowLocalPictures = (env = process.env) => env.TEST_ALLOW_LOCAL_PICTURES === '1';

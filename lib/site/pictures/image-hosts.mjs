// Plain JavaScript, because next.config.mjs imports it.
import { isIP } from 'node:net';

/** Whether a host is a name, and not of a private network. @param {string} host */
const isPublicHost = (host) =>
  !isIP(host.replace(/^\[|\]$/g, '')) &&
  host.includes('.') &&
  !/\.(local|internal|localhost|lan|home\.arpa)$/.test(host);

/** Set by tests only, whose content server runs on 127.0.0.1. */
export const allowLocalPictures = (env = process.env) => env.TEST_ALLOW_LOCAL_PICTURES === '1';

/**
 * @typedef {{ protocol: 'http' | 'https', hostname: string, port?: string, pathname: string }} ImagePattern
 */

/**
 * The hosts whose pictures next/image optimises: IMAGE_HOSTS (comma-separated), else the content server when
 * it is public. Only default ports, so that nobody scans ports through this server. Other pictures are shown
 * as they are.
 * @returns {ImagePattern[]}
 */
export const imagePatterns = (env = process.env) => {
  const port = allowLocalPictures(env) ? {} : { port: '' };
  const named = (env.IMAGE_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  if (named.length > 0)
    return named.flatMap((hostname) => [
      { protocol: /** @type {const} */ ('https'), hostname, ...port, pathname: '/**' },
      { protocol: /** @type {const} */ ('http'), hostname, ...port, pathname: '/**' },
    ]);
  const content = env.CONTENT_API_URL ?? '';
  if (!URL.canParse(content)) return [];
  const { protocol, hostname, port: contentPort } = new URL(content);
  if (!/^https?:$/.test(protocol) || !isPublicHost(hostname)) return [];
  return [
    {
      protocol: protocol === 'https:' ? 'https' : 'http',
      hostname,
      port: contentPort,
      pathname: '/**',
    },
  ];
};

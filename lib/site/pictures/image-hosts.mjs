// Plain JavaScript, because next.config.mjs imports it.
import { isIP } from 'node:net';
import { pictureSettings } from '../../platform/early-env.mjs';

/** Whether a host is a name, and not of a private network. @param {string} host */
const isPublicHost = (host) =>
  !isIP(host.replace(/^\[|\]$/g, '')) &&
  host.includes('.') &&
  !/\.(local|internal|localhost|lan|home\.arpa)$/.test(host);

/**
 * @typedef {{ protocol: 'http' | 'https', hostname: string, port?: string, pathname: string }} ImagePattern
 */

/**
 * The hosts whose pictures next/image optimises: IMAGE_HOSTS (comma-separated), else the content server when
 * it is public. Only default ports, so that nobody scans ports through this server. Other pictures are shown
 * as they are.
 * @returns {ImagePattern[]}
 */
export const imagePatterns = ({ imageHosts, contentApiUrl: content, allowsLocal } = pictureSettings()) => {
  const port = allowsLocal ? {} : { port: '' };
  if (imageHosts.length > 0)
    return imageHosts.flatMap((hostname) => [
      { protocol: /** @type {const} */ ('https'), hostname, ...port, pathname: '/**' },
      { protocol: /** @type {const} */ ('http'), hostname, ...port, pathname: '/**' },
    ]);
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

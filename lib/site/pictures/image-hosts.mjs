// Plain JavaScript, because next.config.mjs imports it.
import { isIP } from 'node:net';
import { pictureSettings } from '../../platform/early-env.mjs';

/** A name of this machine or of a network inside. @param {string} host */
export const isInsideName = (host) =>
  !host.includes('.') || /\.(local|internal|localhost|lan|home\.arpa)$/.test(host);

/** @param {string} host */
const isPublicHost = (host) => !isIP(host.replace(/^\[|\]$/g, '')) && !isInsideName(host);

/**
 * @typedef {{ protocol: 'http' | 'https', hostname: string, port?: string, pathname: string }} ImagePattern
 */

/**
 * The hosts whose pictures next/image optimises: IMAGE_HOSTS, else a public content server. Only default
 * ports, so that nobody scans ports through this server.
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
    { protocol: protocol === 'https:' ? 'https' : 'http', hostname, port: contentPort, pathname: '/**' },
  ];
};

import { after } from 'node:test';
import { startOwners, startSite } from './support';

const end = () => setTimeout(() => process.exit(), 100);

/** `startOwners` for a whole file of tests, whose process it ends: databases keep connections open. */
export const owners = async (env?: Record<string, string>) => {
  const started = await startOwners(env);
  after(end);
  return started;
};

/**
 * The same with a site, which is told of changes and shows drafts. `tokens`: which it has; `isSecond`: behind
 * a server that never answers.
 */
export const ownersWithSite = async (
  answer: Parameters<typeof startSite>[0],
  tokens: { revalidateToken?: string; previewToken?: string; requestsToken?: string },
  isSecond = false,
) => {
  const site = await startSite(answer);
  after(site.stop);
  const urls = [...(isSecond ? ['http://127.0.0.1:1'] : []), site.url];
  const env = { SITE_SERVERS: JSON.stringify(urls.map((url) => ({ url, ...tokens }))) };
  return { site, ...(await owners(env)) };
};

import { failedReads, getFreshSite } from '@/lib/content';
import { isServed, servedSites } from '@/lib/content/hosts/hosts';

const MAX_READS = 20;
/** Other sites that are asked for, to tell a broken record from a content server that is down. */
const OTHERS = 2;

/** The last read of each served site, as far as it failed. */
export type RecordFailures = { sites: { site: string; failure: string }[]; isServerDown: boolean };

/**
 * Reads records again that failed or have an alarm: without visitors nothing else does, and after a restart
 * this process knows nothing of them.
 */
export const readRecordFailures = async (alarmed: readonly string[]): Promise<RecordFailures> => {
  const failed = () => failedReads().filter(({ key }) => isServed(key));
  const doubtful = [...failed().map(({ key }) => key), ...alarmed.filter(isServed)].slice(0, MAX_READS);
  if (doubtful.length === 0 && alarmed.length === 0) return { sites: [], isServerDown: false };
  const asked = [...new Set([...doubtful, ...servedSites().origins.keys()])].slice(
    0,
    doubtful.length + OTHERS,
  );
  await Promise.all(asked.map(getFreshSite));
  const sites = failed().map(({ key, failure }) => ({ site: key, failure }));
  const failing = new Set(sites.map(({ site }) => site));
  return { sites, isServerDown: asked.length > 1 && asked.every((site) => failing.has(site)) };
};

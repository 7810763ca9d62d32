/** Next calls this once, when the server starts. */
export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  (await import('./lib/startup/survive-closed-log')).surviveClosedLog();
  (await import('./lib/startup/check-env')).checkEnv();
  (await import('./lib/startup/limit-heap-growth')).limitHeapGrowth();
  (await import('./lib/http/guard-server')).guardServers();
  // A build must not touch the outbox.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  // Not awaited: no picture is resized yet. Without sharp, whatever needs it says so.
  void import('./lib/sharp').catch(() => {});
  (await import('./lib/doctor/log-findings')).logFindings();
  const { env } = await import('./lib/env');
  const { beginWith, onShutdown, shutDownInOrder } = await import('./lib/lifecycle');
  shutDownInOrder(env().shutdownGraceSeconds * 1000);
  const { within } = await import('./lib/within');
  const sites = (await import('./lib/cluster/follow-sites')).followSites();
  onShutdown('sites', sites.stop);
  // Before its hosts are known, the server would show PAGE_ID's site under each.
  await within(5_000, sites.ready, () => {});
  (await import('./lib/metrics/count-views')).countViews();
  (await import('./lib/leads')).startDelivery();
  (await import('./lib/alerts')).startAlerts();
  (await import('./lib/weekly-mail')).startWeeklyMails();
  const { followChange, revalidateHere } = await import('./lib/cluster/revalidate-site');
  const { followRevalidations } = await import('./lib/cluster/revalidations');
  const following = followRevalidations(followChange);
  onShutdown('revalidations', following.stop);
  (await import('./lib/content/watch-records')).watchRecords(revalidateHere);
  const { pageIdOfKey } = await import('./lib/routing/site-key');
  (await import('./lib/page-cache/remove-old-pages')).keepPagesTidy({
    isSiteKey: (key) => pageIdOfKey(key) !== null,
    maxBytes: env().pagesMaxBytes,
  });
  (await import('./lib/cluster/remove-snapshots')).keepSnapshotsTidy();
  (await import('./lib/front-cache/warm-sites')).warmAllSites();
  // Not awaited: Next answers no request before this function has returned.
  if (process.env.NODE_ENV === 'production' && !process.env.VERCEL)
    void beginWith(async () => (await import('./lib/startup/warm-up')).warmUp(env().port));
};

export const register = async () => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareProcess, warnOfOldNode } = await import('./lib/operations/startup/prepare-process');
  prepareProcess();
  // A build must not touch the outbox.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  warnOfOldNode();
  // Functions are frozen between requests, so no timer runs; a schedule in vercel.json calls a route.
  if (process.env.VERCEL) {
    (await import('./lib/serving/next/vercel-pages.mjs')).completePages();
    await (await import('./lib/serving/instances/follow-changes')).rereadSites();
    return;
  }
  (await import('./lib/serving/next/guard-server')).guardServers();
  // Not awaited: no picture is resized yet. Without sharp, the code that needs it reports the error.
  void import('./lib/platform/sharp').catch(() => {});
  (await import('./lib/operations/onboarding/doctor/log-findings')).logFindings();
  const { env } = await import('./lib/platform/env');
  const { runAtStart, onShutdown, shutDownInOrder } = await import('./lib/platform/lifecycle');
  shutDownInOrder(env().shutdownGraceSeconds * 1000);
  const { within } = await import('./lib/platform/within');
  const sites = (await import('./lib/serving/instances/follow-changes')).followSites();
  onShutdown('sites', sites.stop);
  // Before its hosts are known, the server answers 503 under each but SITE_URL's.
  await within(5_000, sites.ready, () => {});
  (await import('./lib/content/hosts/hosts')).logHosts();
  (await import('./lib/operations/monitoring/site-metrics')).countViews();
  (await import('./lib/leads')).startDelivery();
  (await import('./lib/operations/monitoring/alerts')).startAlerts();
  (await import('./lib/operations/weekly-mail')).startWeeklyMails();
  (await import('./lib/operations/index-now')).startIndexNow();
  const { followRevalidations, revalidateHere } = await import('./lib/serving/instances/revalidations');
  const following = followRevalidations();
  onShutdown('revalidations', following.stop);
  (await import('./lib/content/source')).watchRecords(revalidateHere);
  const { oldPages } = await import('./lib/serving/next/old-pages');
  const { unneededSnapshots } = await import('./lib/content/hosts/unneeded-snapshots');
  const { oldSpeeds } = await import('./lib/site/analytics/speed');
  (await import('./lib/platform/sweep')).startSweeping([...oldPages(), unneededSnapshots, oldSpeeds]);
  // Not awaited: Next answers no request before this function has returned.
  if (process.env.NODE_ENV === 'production')
    void runAtStart(async () => (await import('./lib/operations/startup/warm-up')).warmUp(env().port));
};

// npm run status: the status of a running server's sites as a table. Exit code 0 without alarms, 1 otherwise.
const origin = process.argv[2] ?? `http://localhost:${process.env.PORT || 3000}`;
const answer = await fetch(`${origin}/api/status`, {
  headers: { accept: 'application/json', authorization: `Bearer ${process.env.HEALTH_TOKEN ?? ''}` },
  signal: AbortSignal.timeout(10_000),
}).catch((error) => ({ ok: false, text: async () => `No server answers at ${origin}: ${error.message}\n` }));
if (answer.ok) {
  const { sites, alarms } = await answer.json();
  console.table(
    sites.map(({ recordSeconds, recordFailure, deadLettered, deliveredIn7Days, ...site }) => ({
      host: site.host,
      site: site.site,
      record: recordSeconds === null ? 'not read yet' : `${recordSeconds} s`,
      'last failure': recordFailure ?? '',
      waiting: site.waiting,
      'dead-lettered': deadLettered,
      quarantined: site.quarantined,
      'delivered in 7 days': deliveredIn7Days,
      alarms: site.alarms.join(', '),
    })),
  );
  for (const alarm of alarms) console.log(alarm);
  process.exitCode = alarms.length > 0 || sites.some((site) => site.alarms.length > 0) ? 1 : 0;
} else {
  process.stderr.write(await answer.text());
  process.exitCode = 1;
}

export const dynamic = 'force-dynamic';

/** Is the process up and answering? It says nothing of the content server: a site outlives its content server. */
export const GET = () => Response.json({ status: 'ok', uptimeSeconds: Math.floor(process.uptime()) }, { headers: { 'cache-control': 'no-store' } });

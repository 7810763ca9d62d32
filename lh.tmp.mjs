import { openLighthouse } from './bench/lighthouse-run.mjs';
const lh = await openLighthouse({});
for (const u of process.argv.slice(2)) {
 const r = await lh.run(u);
 const v = (id)=>Math.round(r.audits[id]?.numericValue);
 console.log(u, 'perf', r.categories.performance.score, 'FCP', v('first-contentful-paint'), 'LCP', v('largest-contentful-paint'), 'TBT', v('total-blocking-time'), 'SI', v('speed-index'), 'bench', r.environment.benchmarkIndex);
 const m = r.audits.metrics?.details?.items?.[0]; if (m) console.log('obs FCP', m.observedFirstContentfulPaint, 'obs LCP', m.observedLargestContentfulPaint, 'load', m.observedLoad, 'DCL', m.observedDomContentLoaded);
 for (const id of ['lcp-breakdown-insight','largest-contentful-paint-element','lcp-phases-insight']) { const a=r.audits[id]; if (a) console.log(id, JSON.stringify(a.details?.items ?? a.details).slice(0,900)); }
 console.log(JSON.stringify(r.audits['mainthread-work-breakdown']?.details?.items?.map(i=>[i.groupLabel,Math.round(i.duration)])));
 console.log(JSON.stringify(r.audits['network-requests']?.details?.items?.map(i=>[i.url.replace(/^http:\/\/[^/]+/,'').slice(0,60),Math.round(i.networkRequestTime),Math.round(i.networkEndTime),i.transferSize,i.priority])).replaceAll('],[','],\n['));
 console.log(JSON.stringify(r.audits['long-tasks']?.details?.items?.map(i=>[i.url.slice(-50),Math.round(i.startTime),Math.round(i.duration)])));
}
lh.close();

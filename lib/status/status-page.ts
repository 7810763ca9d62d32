import { escapeHtml } from '@/lib/escape-html';
import type { SiteStatus, Status } from './site-status';

const style = `body{margin:0;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:#1d2330;background:#f4f5f7}
h1{margin:0 0 .25rem;font-size:1.375rem}p{margin:0 0 1rem;overflow-wrap:anywhere}
ul{display:grid;gap:1rem;margin:0;padding:0;list-style:none}
ul{grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr))}
li{padding:1rem;border-left:.375rem solid #2e7d32;border-radius:.5rem;background:#fff}
li.alarm{border-color:#b3261e}
h2{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;margin:.75rem 0 0}
dt{color:#565e6c}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.alarms{margin:.5rem 0 0;color:#b3261e;font-weight:600}`;

const ageOf = (seconds: number | null): string => {
  if (seconds === null) return 'not read yet';
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
};

const item = (site: SiteStatus): string => {
  const rows: [string, string | number][] = [
    ['Record read', ageOf(site.recordSeconds)],
    ...(site.recordFailure ? [['Last failure', site.recordFailure] as [string, string]] : []),
    ['Waiting', site.waiting],
    ['Dead-lettered', site.deadLettered],
    ['Quarantined', site.quarantined],
    ['Delivered in 7 days', site.deliveredIn7Days],
  ];
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(String(value))}</dd>`).join('');
  const alarms = site.alarms.length ? `<p class="alarms">${escapeHtml(site.alarms.join(', '))}</p>` : '';
  const heading = `<h2>${escapeHtml(site.host)}</h2><span>${escapeHtml(site.site)}</span>`;
  return `<li${site.alarms.length ? ' class="alarm"' : ''}>${heading}${alarms}<dl>${list}</dl></li>`;
};

/** The status of all sites as an HTML page without scripts. */
export const statusPage = ({ time, sites, alarms }: Status): string => {
  const count = sites.filter((site) => site.alarms.length > 0).length + alarms.length;
  const headline = count === 0 ? 'No alarms' : `${count} alarm${count === 1 ? '' : 's'}`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${headline}</title>`,
    `<style>${style}</style>`,
  ];
  const body = [
    `<h1>${headline}</h1>`,
    `<p>${sites.length} sites, ${time}</p>`,
    ...alarms.map((alarm) => `<p class="alarms">${escapeHtml(alarm)}</p>`),
    `<ul>${sites.map(item).join('')}</ul>`,
  ];
  return [
    `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('\n');
};

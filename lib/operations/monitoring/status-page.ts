import { escapeHtml } from '@/lib/platform/text';
import type { SiteStatus, Status } from './site-status';

const style = `body{margin:0;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:#1d2330;background:#f4f5f7}
h1{margin:0 0 .25rem;font-size:1.375rem}p{margin:0 0 1rem;overflow-wrap:anywhere}
ul{display:grid;gap:.75rem;margin:0;padding:0;list-style:none}
ul{grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
li{padding:.625rem .875rem;border-left:.375rem solid #2e7d32;border-radius:.5rem;background:#fff}
li.alarm{border-color:#b3261e}
h2{margin:0;font-size:1.0625rem;overflow-wrap:anywhere}
h2 a{display:block;padding-block:.25rem;color:inherit}
li p{margin:0;font-size:.9375rem;color:#565e6c;font-variant-numeric:tabular-nums}
b{color:#1d2330}
.alarms,li .alarms{color:#b3261e;font-weight:600}`;

const units = [
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

const ageOf = (seconds: number): string => {
  const [unit, length] = units.find(([, one]) => seconds >= 2 * one) ?? ['s', 1];
  return `${Math.floor(seconds / length)} ${unit === 'day' ? 'days' : unit}`;
};

const item = (site: SiteStatus): string => {
  const read = site.recordSeconds === null ? 'not read yet' : `read ${ageOf(site.recordSeconds)} ago`;
  const failure = site.recordFailure === null ? '' : `; last failure: ${site.recordFailure}`;
  const counts: [number, string][] = [
    [site.waiting, 'waiting'],
    [site.deadLettered, 'dead-lettered'],
    [site.quarantined, 'quarantined'],
  ];
  const leads = counts.map(([count, name]) => (count > 0 ? `<b>${count} ${name}</b>` : `0 ${name}`));
  const host = escapeHtml(site.host);
  return [
    `<li${site.alarms.length ? ' class="alarm"' : ''}><h2><a href="//${host}/">${host}</a></h2>`,
    ...site.alarms.map((alarm) => `<p class="alarms">${escapeHtml(alarm)}</p>`),
    `<p>${escapeHtml(`${site.site}: record ${read}${failure}`)}</p>`,
    `<p>${[...leads, `${site.deliveredIn7Days} delivered in 7 days`].join(', ')}</p></li>`,
  ].join('');
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
    `<p>${sites.length} site${sites.length === 1 ? '' : 's'}, ${time.slice(0, 16).replace('T', ' ')} UTC</p>`,
    ...alarms.map((alarm) => `<p class="alarms">${escapeHtml(alarm)}</p>`),
    `<ul>${sites.map(item).join('')}</ul>`,
  ];
  return [
    `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head>`,
    `<body>${body.join('')}</body></html>`,
  ].join('\n');
};

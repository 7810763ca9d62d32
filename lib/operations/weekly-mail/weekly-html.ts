import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { languageTagOf } from '@/lib/site/messages';
import { defaultColours, mainColour } from '@/lib/site/theme/theme';

/** `before`: null when unknown. */
export type Figure = {
  label: string;
  count: number;
  before: number | null;
  countText: string;
  beforeText: string | null;
};

/** A table cell with a background, which mail programs draw that show no pictures. */
const bar = (count: number, max: number, colour: string): string => {
  if (count === 0) return '';
  const percent = Math.max(1, Math.round((100 * count) / max));
  const filled = `<td bgcolor="${colour}" width="${percent}%" style="height:10px;font-size:0;line-height:10px;background:${colour}">&nbsp;</td>`;
  const rest = percent < 100 ? `<td style="font-size:0;line-height:10px">&nbsp;</td>` : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${filled}${rest}</tr></table>`;
};

export const weeklyHtml = (
  site: Site,
  { intro, figures, link }: { intro: string; figures: readonly Figure[]; link: string },
): string => {
  const { third, heading, paragraph } = defaultColours;
  const main = mainColour(site.colours);
  const parts = figures.map(({ label, count, before, countText, beforeText }) => {
    const max = Math.max(count, before ?? 0);
    const number = `<strong style="font-size:22px;color:${heading}">${escapeHtml(countText)}</strong>`;
    return [
      `<tr><td style="padding:12px 0 4px;color:${heading}">${escapeHtml(label)}</td>`,
      `<td align="right" style="padding:12px 0 4px 16px;white-space:nowrap">${number}</td></tr>`,
      `<tr><td colspan="2">${bar(count, max, main)}</td></tr>`,
      ...(beforeText === null
        ? []
        : [
            `<tr><td colspan="2" style="padding-top:3px">${bar(before ?? 0, max, '#b8bcc4')}`,
            `<div style="font-size:14px;color:${paragraph}">${escapeHtml(beforeText)}</div></td></tr>`,
          ]),
    ].join('');
  });
  return [
    `<!DOCTYPE html><html lang="${languageTagOf(site)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(site.name)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${third};font:16px/1.5 sans-serif">`,
    `<div style="max-width:560px;margin:auto;padding:24px;background:#fff;border-top:6px solid ${main}">`,
    `<h1 style="margin:0 0 8px;font-size:20px;color:${heading}">${escapeHtml(site.name)}</h1>`,
    `<p style="margin:0 0 8px;color:${paragraph}">${escapeHtml(intro)}</p>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${parts.join('')}</table>`,
    `<p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="color:${heading}">${escapeHtml(link)}</a></p>`,
    '</div></body></html>',
  ].join('');
};

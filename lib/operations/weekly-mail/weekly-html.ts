import type { Site } from '@/lib/content';
import { mailHtml, mailLinkStyle, mailParagraph } from '@/lib/leads/delivery/mail-frame';
import { escapeHtml } from '@/lib/platform/text';
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
  const { heading, paragraph } = defaultColours;
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
  return mailHtml(site, [
    mailParagraph(escapeHtml(intro)),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${parts.join('')}</table>`,
    `<p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="${mailLinkStyle}">${escapeHtml(link)}</a></p>`,
  ]);
};

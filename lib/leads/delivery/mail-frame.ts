import type { Site } from '@/lib/content';
import { escapeHtml } from '@/lib/platform/text';
import { languageTagOf } from '@/lib/site/messages';
import { defaultColours, mainColour } from '@/lib/site/theme/theme';

const { third, heading, paragraph } = defaultColours;

export const mailLinkStyle = `color:${heading};text-decoration:underline`;

/** Keeps mail programs from making links of visitors' texts. */
export const NO_LINKS_MADE =
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">';

/** A line below the name; `html` is escaped already. */
export const mailParagraph = (html: string): string =>
  `<p style="margin:0 0 16px;color:${paragraph}">${html}</p>`;

/** The label stands above its value, so that nothing is squeezed on a phone. */
export const mailField = (label: string, html: string): string =>
  `<div style="padding:0 0 16px;color:${heading};overflow-wrap:anywhere;word-break:break-word">` +
  `<div style="font-size:14px;color:${paragraph}">${escapeHtml(label)}</div>${html}</div>`;

export const mailButton = (link: string, words: string, isFirst: boolean): string => {
  const colours = isFirst ? `background:${heading};color:#fff` : `color:${heading}`;
  return (
    `<a href="${escapeHtml(link)}" style="display:inline-block;margin:0 8px 8px 0;padding:10px 20px;` +
    `border:2px solid ${heading};border-radius:6px;${colours};font-weight:600;text-decoration:none">` +
    `${escapeHtml(words)}</a>`
  );
};

export const withLineBreaks = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

/**
 * A mail of a site: a sheet with its colour and name. `summary`: the line that a list of mails shows beside
 * the subject.
 */
export const mailHtml = (
  site: Site,
  content: readonly string[],
  { head = '', summary = '' } = {},
): string => {
  // The spaces keep the list of mails from showing the first words of the mail after the summary.
  const hidden = summary
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(summary)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
    : '';
  return [
    `<!DOCTYPE html><html lang="${languageTagOf(site)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width">${head}<title>${escapeHtml(site.name)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${third};font:16px/1.5 sans-serif">${hidden}`,
    `<div style="max-width:600px;margin:auto;padding:24px;background:#fff;border-top:6px solid ${mainColour(site.colours)}">`,
    `<h1 style="margin:0 0 8px;font-size:20px;color:${heading}">${escapeHtml(site.name)}</h1>`,
    ...content,
    '</div></body></html>',
  ].join('');
};

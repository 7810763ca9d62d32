import { escapeHtml } from '@/lib/escape-html';
import { plainStyle } from './styles';

type Options = {
  language: string;
  title: string;
  /** HTML, already safe. */
  body: string;
  /** CSS beside the page's own, already safe. */
  style?: string;
  /** The browser asks again after so many seconds. */
  refresh?: number;
};

/**
 * One HTML document without React, scripts or files: the errors 421 and 503, the form's answers without JavaScript and
 * the palette. It is no React page because middleware and route handlers answer it, where Next renders no components,
 * and because it must be readable when the record or the files of the build are missing.
 */
export const plainPage = ({ language, title, body, style = '', refresh }: Options): string => {
  const refreshing = refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : '';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshing}<title>${escapeHtml(title)}</title>
<style>${plainStyle}${style}</style>
</head>
<body>${body}</body>
</html>
`;
};

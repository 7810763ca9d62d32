import { escapeHtml } from '@/lib/platform/text';
import { plainStyle } from './styles';

type Options = {
  language: string;
  title: string;
  /** Escaped HTML. */
  body: string;
  /** Additional CSS, escaped. */
  style?: string;
  /** Seconds until the browser reloads the page. */
  refresh?: number;
};

/**
 * An HTML document without React, scripts or files: errors 421 and 503, the form's answers without
 * JavaScript, the palette. Middleware and route handlers answer with it, where Next renders no components; it
 * needs neither the record nor files of the build.
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

import 'server-only';
import { createHash } from 'node:crypto';
import { getMessages } from '@/lib/language/i18n';
import { toLanguage } from '@/lib/language/i18n/languages';
import { escapeHtml } from '@/lib/platform/text';
import { defaultColours } from '@/lib/site/theme/theme';

// Readable without the record's colours.
const style = `
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.5rem;
  padding: 2rem;
  box-sizing: border-box;
  font: 1.125rem/1.6 system-ui, sans-serif;
  color: #2b3439;
  background: #fff;
  text-align: center;
}
h1 {
  font-size: 1.75rem;
  line-height: 1.2;
  margin: 0 0 1rem;
}
p {
  margin: 0 auto 1rem;
  max-width: 32rem;
}
a {
  display: inline-block;
  padding: .6rem 0;
  color: ${defaultColours.main};
  font-weight: 700;
}
.spinner {
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  border: 4px solid #dfe4e6;
  border-top-color: ${defaultColours.main};
  animation: turn 1s linear infinite;
}
@keyframes turn {
  to {
    transform: rotate(1turn);
  }
}
@media (prefers-reduced-motion: reduce) {
  .spinner {
    animation-duration: 6s;
  }
}
`;

type Options = {
  language: string;
  title: string;
  /** Escaped HTML. */
  body: string;
  style?: string;
  /** Seconds until the browser reloads the page. */
  refresh?: number;
};

/** For middleware and route handlers: no scripts and no files of the build. */
export const plainPage = ({ language, title, body, style: more = '', refresh }: Options): string => {
  const refreshing = refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : '';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshing}<title>${escapeHtml(title)}</title>
<style>${style}${more}</style>
</head>
<body>${body}</body>
</html>
`;
};

/** For a site without any copy of its record; reloads itself until the record can be read. */
export const unavailablePage = (acceptLanguage: string): string => {
  const { code, status, floating } = getMessages(toLanguage(acceptLanguage));
  return plainPage({
    language: code,
    title: status.unavailableTitle,
    refresh: 5,
    body: [
      `<div class="spinner" role="img" aria-label="${floating.loading}"></div>`,
      `<main><h1>${status.unavailableTitle}</h1><p>${status.unavailableText}</p></main>`,
    ].join(''),
  });
};

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

type ScriptSources = { script: readonly string[]; connect: readonly string[] };

/**
 * No cache, no scripts, only its own styles.
 * @param analytics the sources of a site's analytics, for a page that has them
 */
export const htmlHeaders = (html: string, analytics?: ScriptSources): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    ...(analytics
      ? [
          ["script-src 'self'", ...analytics.script].join(' '),
          ["connect-src 'self'", ...analytics.connect].join(' '),
        ]
      : []),
    ["style-src 'self'", ...styleHashes(html)].join(' '),
    "img-src 'self' https: data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; '),
});

export const htmlResponse = (
  html: string,
  status = 200,
  headers: Record<string, string> = {},
  analytics?: ScriptSources,
): Response => new Response(html, { status, headers: { ...htmlHeaders(html, analytics), ...headers } });

import { escapeHtml } from '@/lib/escape-html';
import { defaultColours } from '@/lib/theme/default-colours';

type Options = {
  language: string;
  title: string;
  /** HTML, already safe. */ body: string;
  /** CSS beside the page's own, already safe. */ style?: string;
  /** Ask again after so many seconds. */ refresh?: number;
};

/** A page that uses no file of the server and no record: for when those are what is missing. */
export const plainPage = ({ language, title, body, style = '', refresh }: Options): string => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh ? `<meta http-equiv="refresh" content="${refresh}">\n` : ''}<title>${escapeHtml(title)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:2rem;box-sizing:border-box;font:1.125rem/1.6 system-ui,sans-serif;color:#2b3439;background:#fff;text-align:center}
h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}p{margin:0 auto 1rem;max-width:32rem}
a{display:inline-block;padding:.6rem 0;color:${defaultColours.main};font-weight:700}
.spinner{width:3rem;height:3rem;border-radius:50%;border:4px solid #dfe4e6;border-top-color:${defaultColours.main};animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:6s}}
${style}</style>
</head>
<body>${body}</body>
</html>
`;

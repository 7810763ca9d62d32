import { wordsIn } from '@/lib/i18n';

/**
 * What a visitor sees while nothing at all is known of a site: the start-up spinner. It asks again by itself, without
 * JavaScript, until the site is there. It uses no file of the server.
 */
export const unavailablePage = (acceptLanguage: string): string => {
  const { code, status } = wordsIn(/^\s*es\b/i.test(acceptLanguage) ? 'es' : 'en');
  return `<!DOCTYPE html>
<html lang="${code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${status.unavailableTitle}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:2rem;box-sizing:border-box;font:1.125rem/1.6 system-ui,sans-serif;color:#2b3439;background:#fff;text-align:center}
h1{font-size:1.5rem;margin:0}p{margin:0;max-width:30rem}
.spinner{width:3rem;height:3rem;border-radius:50%;border:4px solid #dfe4e6;border-top-color:#1d4457;animation:turn 1s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){.spinner{animation-duration:6s}}
</style>
</head>
<body><div class="spinner" role="img" aria-label="${status.loading}"></div><main><h1>${status.unavailableTitle}</h1><p>${status.unavailableText}</p></main></body>
</html>
`;
};

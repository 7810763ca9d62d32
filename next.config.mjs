import { fileURLToPath } from 'node:url';
import { contentSecurityPolicy } from './lib/http/content-security-policy.mjs';
import { allowLocalPictures, imagePatterns } from './lib/pictures/image-hosts.mjs';

// Answers with its own plain 404 what no file answers to, before a dynamic page could take the path for a site's.
const missingFile = '/api/missing-file';

// Vercel calls neither lib/http/guard-server.ts nor lib/page-cache: its pages have the policy without hashes.
const vercelHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy() },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
];
const isVercel = Boolean(process.env.VERCEL);

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  // For containers (Dockerfile): the server with the files that it needs and no others.
  ...(process.env.BUILD_STANDALONE ? { output: 'standalone' } : {}),
  poweredByHeader: false,
  // `npm run types` checks the whole tree, tests included; a deployment only builds.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // middleware.ts answers trailing slashes itself, so that a call-only site never redirects towards a page it hides.
  skipTrailingSlashRedirect: true,
  // Addresses stay as they are: normalised, 127.0.0.1 becomes localhost, and a server that listens there (-H 127.0.0.1)
  // takes middleware's rewrites for another server's.
  skipProxyUrlNormalize: true,
  // ES modules only: Jest compiles them too, by this list.
  transpilePackages: ['p-limit', 'yocto-queue'],
  cacheHandler: isVercel
    ? undefined
    : fileURLToPath(new URL('lib/page-cache/cache-handler.mjs', import.meta.url)),
  // Nobody: a page that a crawler asked for first would be built otherwise, and then kept for all.
  htmlLimitedBots: /(?!)/,
  // A native addon and what reads its own files from disk.
  serverExternalPackages: [
    '@libsql/client',
    'libsql',
    'pg',
    'nodemailer',
    'libphonenumber-js',
    'prom-client',
  ],
  outputFileTracingIncludes: {
    '/**': ['./content/**/*.json'],
    '/*/{icons,social-card}/**': [
      './node_modules/@expo-google-fonts/*/*/*{600SemiBold,700Bold}.ttf',
      './public/assets/**',
    ],
  },
  images: {
    // Queries: lib/routing/picture-request.ts.
    remotePatterns: imagePatterns(),
    localPatterns: [{ pathname: '/assets/**', search: '' }],
    formats: ['image/avif', 'image/webp'],
    qualities: [50, 75],
    deviceSizes: [640, 828, 1200, 1920],
    imageSizes: [64, 256, 384],
    maximumRedirects: 0,
    dangerouslyAllowLocalIP: allowLocalPictures(),
    minimumCacheTTL: 24 * 60 * 60,
    maximumResponseBody: 8_000_000,
    maximumDiskCacheSize: 500_000_000,
  },
  experimental: {
    agentUpgrade: false,
    // Most visitors see one page: what every page needs is one file, not three requests. What a dialog or a later page adds
    // comes in parts, so that nothing is loaded twice.
    turbopackChunking: {
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 3_000_000,
      generateComponentChunks: true,
    },
  },
  async headers() {
    return [
      ...(isVercel ? [{ source: '/:path*', headers: vercelHeaders }] : []),
      {
        source: '/assets/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
      { source: '/assets/consent/consent.js', headers: [{ key: 'Vary', value: 'Sec-GPC' }] },
    ];
  },
  async rewrites() {
    return {
      // A visitor who is not to be asked. Pages are the same for all, so it is decided with the script that asks.
      beforeFiles: [
        {
          source: '/assets/consent/consent.js',
          has: [{ type: 'header', key: 'sec-gpc', value: '1' }],
          destination: '/assets/consent/refused.js',
        },
      ],
      afterFiles: ['/assets/:path*', '/_next/:path*'].map((source) => ({ source, destination: missingFile })),
      fallback: [],
    };
  },
};

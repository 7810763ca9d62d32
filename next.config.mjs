import { fileURLToPath } from 'node:url';
import { filesOfFunctions, isVercel, pictureSettings } from './lib/platform/early-env.mjs';
import { headersOnVercel, settings } from './lib/serving/next/settings.mjs';
import { imagePatterns } from './lib/site/pictures/image-hosts.mjs';
import { pictureQualities } from './lib/site/pictures/picture-qualities.mjs';

// A plain 404 for paths of missing files, which would otherwise match app/[site].
const missingFile = '/api/missing-file';

/** @type {import('next').NextConfig} */
export default {
  ...settings,
  agentRules: false,
  // For containers (Dockerfile): the server with only the files that it needs.
  ...(process.env.BUILD_STANDALONE ? { output: 'standalone' } : {}),
  poweredByHeader: false,
  // `npm run types` checks the whole tree, tests included; a deployment only builds.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Baked in, so that functions leave out the code that never runs in them.
  ...(isVercel() ? { env: { VERCEL: '1' } } : {}),
  // middleware.ts handles trailing slashes, so that a call-only site never redirects to a page that it hides.
  skipTrailingSlashRedirect: true,
  // Normalisation makes 127.0.0.1 localhost: a server with -H 127.0.0.1 would proxy middleware's rewrites.
  skipProxyUrlNormalize: true,
  // Packages with ES modules only, which next/jest compiles.
  transpilePackages: ['iso-3166', 'p-limit', 'yocto-queue'],
  // Native addons, and packages that read their own files.
  serverExternalPackages: [
    '@libsql/client',
    'libsql',
    'pg',
    'nodemailer',
    'libphonenumber-js',
    'prom-client',
  ],
  outputFileTracingIncludes: {
    '/**': ['./content/**/*.json', ...filesOfFunctions()],
    '/*/{icons,social-card}/**': [
      './node_modules/@expo-google-fonts/*/*/*{600SemiBold,700Bold,800ExtraBold}.ttf',
      './public/assets/**',
    ],
  },
  turbopack: {
    rules: {
      // As an address, because a site links only the stylesheet of its own look.
      '*.pcss': {
        loaders: [fileURLToPath(new URL('components/looks/stylesheet-loader.cjs', import.meta.url))],
        type: 'asset',
      },
    },
  },
  images: {
    // isPictureOf (lib/serving/routing/resolve-request.ts) decides which pictures of these hosts.
    remotePatterns: imagePatterns(),
    localPatterns: [{ pathname: '/assets/**', search: '' }],
    formats: ['image/avif', 'image/webp'],
    qualities: Object.values(pictureQualities),
    deviceSizes: [640, 828, 1200, 1920],
    imageSizes: [64, 256, 384],
    maximumRedirects: 0,
    dangerouslyAllowLocalIP: pictureSettings().allowsLocal,
    minimumCacheTTL: 24 * 60 * 60,
    maximumResponseBody: 8_000_000,
    maximumDiskCacheSize: 500_000_000,
  },
  experimental: {
    agentUpgrade: false,
    ...settings.experimental,
  },
  async headers() {
    return [
      ...headersOnVercel,
      {
        source: '/assets/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
      },
      {
        source: '/_next/static/media/:name.pcss',
        headers: [{ key: 'Content-Type', value: 'text/css; charset=utf-8' }],
      },
      // Their names change with their contents.
      {
        source: '/assets/fonts/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      { source: '/assets/consent/consent.js', headers: [{ key: 'Vary', value: 'Sec-GPC' }] },
    ];
  },
  async rewrites() {
    return {
      // Global Privacy Control: no question. The script differs, because pages are the same for everybody.
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

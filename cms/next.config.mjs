import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // The content server's own folder, not that of the site around it.
  outputFileTracingRoot: import.meta.dirname,
  // A database below data/ would be copied into an image.
  outputFileTracingExcludes: { '/*': ['data/**'] },
  // The codec of this package is a file that a bundle does not find.
  serverExternalPackages: ['heic-decode'],
  turbopack: {
    root: import.meta.dirname,
    rules: {
      '**/@payloadcms/ui/dist/exports/client/index.js': {
        loaders: [path.join(import.meta.dirname, 'settings/label-search-loader.cjs')],
      },
    },
  },
  // Payload tells errors by the names of their classes: without the names every refusal is an unknown error,
  // with its stack in the log.
  experimental: {
    serverMinification: false,
    // Largest body that is posted before a login, as Next keeps a copy of it; server functions have their own
    // bound.
    proxyClientMaxBodySize: '1mb',
    serverActions: { bodySizeLimit: '1mb' },
  },
};

export default withPayload(config, { devBundleServerPackages: false });

// The variables that next.config.mjs and Next's cache handler read before TypeScript is compiled; env.ts
// checks them.

export const DEFAULT_DATA_DIR = './data';

/** @param {string | undefined} value */
const listOf = (value = '') =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

export const isDevelopment = () => process.env.NODE_ENV === 'development';

export const isVercel = () => Boolean(process.env.VERCEL);

export const isPreviewDeployment = () => isVercel() && process.env.VERCEL_ENV === 'preview';

/** The project's own files that functions on Vercel read, as paths inside it. */
export const filesOfFunctions = () => {
  const { SITES_FILE: sites, RECORDS_DIR: records } = process.env;
  return isVercel() ? [...(sites ? [sites] : []), ...(records ? [`${records}/**/*.json`] : [])] : [];
};

export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';

/** False while building, in development and on Vercel, where Next stores the pages itself. */
export const storesPages = () => process.env.NODE_ENV === 'production' && !isBuilding() && !isVercel();

export const dataDir = () => process.env.DATA_DIR?.trim() || DEFAULT_DATA_DIR;

export const hasTurnstile = () =>
  Boolean(process.env.TURNSTILE_SITE_KEY?.trim() && process.env.TURNSTILE_SECRET_KEY?.trim());

export const previewFrameAncestors = () => listOf(process.env.PREVIEW_FRAME_ANCESTORS);

/** @param {Record<string, string | undefined>} source */
export const pictureSettings = (source = process.env) => ({
  imageHosts: listOf(source.IMAGE_HOSTS),
  contentApiUrl: source.CONTENT_API_URL ?? '',
  /** Only tests set it: their content server runs on 127.0.0.1. */
  allowsLocal: source.TEST_ALLOW_LOCAL_PICTURES === '1',
});

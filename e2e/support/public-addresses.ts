import { completeRecord, slugOf } from './embedded-records';

const { dbServices = [], landings = [] } = completeRecord();

/** Every kind of page that the site of complete.json has. */
export const pageAddresses = [
  '/',
  '/about',
  '/services',
  `/${slugOf(dbServices[0]?.name ?? '')}`,
  '/gallery',
  `/gallery/${slugOf(landings[0]?.name ?? '')}`,
  '/reviews',
  '/our-videos',
  '/contact',
  '/find-us-on',
  '/privacy',
  '/accessibility',
] as const;

/** Every kind of file that a site makes itself. */
export const fileAddresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/icon-192.png',
  '/apple-touch-icon.png',
  '/social-cards/index.png',
] as const;

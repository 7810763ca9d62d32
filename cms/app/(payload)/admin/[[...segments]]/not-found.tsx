import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';
import type { Args } from './page';

export { generateMetadata } from './page';

const Page = ({ params, searchParams }: Args) =>
  NotFoundPage({ config: Promise.resolve(config), importMap, params, searchParams });

export default Page;

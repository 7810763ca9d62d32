import type { Metadata } from 'next';
import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { importMap } from '../importMap.js';

export type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config: Promise.resolve(config), params, searchParams });

const Page = ({ params, searchParams }: Args) =>
  RootPage({ config: Promise.resolve(config), importMap, params, searchParams });

export default Page;

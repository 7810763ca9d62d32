import config from '@payload-config';
import { cookies, headers } from 'next/headers';
import { getRequestLanguage } from 'payload';

/** The editor's language outside of it: the one chosen there, else the browser's. */
export const requestLanguage = async () =>
  getRequestLanguage({ config: await config, cookies: await cookies(), headers: await headers() });

import config from '@payload-config';
import { cookies, headers } from 'next/headers';
import { getRequestLanguage } from 'payload';

/** The language of pages outside of the editor: the language chosen in the editor, else the browser's. */
export const requestLanguage = async () =>
  getRequestLanguage({ config: await config, cookies: await cookies(), headers: await headers() });

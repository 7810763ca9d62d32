import { completeRecord, type WireRecord } from './embedded-records';
import type { Sites } from './many-sites';

/** PREVIEW_TOKEN of servers with previews. */
export const PREVIEW_TOKEN = 'a-token-for-previews';

/** The complete record, with another name. */
export const named = (name: string): WireRecord => ({
  ...completeRecord(),
  dbPrincipal: { ...completeRecord().dbPrincipal, name },
});

/** Makes a preview of a site, or replaces it at `/api/preview/{id}`. */
export const sendPreview = async (
  { ask }: Sites,
  name: string,
  record: object,
  { method = 'POST', path = '/api/preview' } = {},
) => {
  const { status, body } = await ask(name, {
    method,
    path,
    headers: { authorization: `Bearer ${PREVIEW_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record }),
  });
  if (status !== 200) return null;
  const { id, url } = JSON.parse(body) as { id: string; url: string };
  return { id, link: new URL(url) };
};

/** What a browser gets that opens a preview's link: where it goes on, and its cookie. */
export const openPreview = async ({ ask }: Sites, name: string, { pathname, search }: URL) => {
  const { status, headers } = await ask(name, pathname + search);
  return { status, location: headers.location, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
};

import 'server-only';
import type { Site } from '@/lib/content';
import { pageSeconds } from '@/lib/content/lifetimes';
import { siteOfKey } from './current-site';

type Params = { site: string };

/** The GET handler of a site's file; null gives 404, not notFound(), which Next would keep for a year. */
export const siteFile =
  <P extends Params>(
    answer: (site: Site, params: P) => Promise<Response | null> | Response | null,
    seconds: () => number = pageSeconds,
  ) =>
  async (_request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const params = await context.params;
    const site = await siteOfKey(params.site, seconds());
    const file = site && (await answer(site, params));
    return (
      file ??
      new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    );
  };

export const textFile = (text: string, type = 'text/plain'): Response =>
  new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });

export const pngFile = (png: Uint8Array): Response =>
  new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });

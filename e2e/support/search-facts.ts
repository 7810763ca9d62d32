import type { RawAnswer } from './raw-request';

export type SearchFacts = {
  graphs: { '@graph': Record<string, unknown>[] }[];
  canonicals: string[];
  properties: Record<string, string>;
  robots: string | undefined;
  alternates: number;
};

const unescaped = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );

/** Reads a page as a crawler does: the HTML alone. @throws when its structured data is no JSON. */
export const searchFactsOf = (html: string): SearchFacts => {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributes(tag));
  const metas = tags('meta');
  const links = tags('link');
  return {
    graphs: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: links.filter(({ hreflang }) => hreflang).length,
    properties: Object.fromEntries(
      metas.flatMap(({ property, name, content = '' }) =>
        (property ?? name) ? [[property ?? name, content]] : [],
      ),
    ),
    robots: metas.find(({ name }) => name === 'robots')?.content,
  };
};

/** Width and height of a PNG, or null when it is none. */
export const pngSize = ({ bytes }: RawAnswer): [number, number] | null =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;

export const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescaped(address));

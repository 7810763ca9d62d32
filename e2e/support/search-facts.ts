import { DomUtils, parseDocument } from 'htmlparser2';
import type { RawAnswer } from './raw-request';

const elementsIn = (document: string, name: string, xmlMode = false) =>
  DomUtils.getElementsByTagName(name, parseDocument(document, { xmlMode }).children);

/** Reads a page as a crawler does: the HTML alone. @throws when its structured data is no JSON. */
export const searchFactsOf = (html: string) => {
  const metas = elementsIn(html, 'meta').map(({ attribs }) => attribs);
  const links = elementsIn(html, 'link').map(({ attribs }) => attribs);
  return {
    graphs: elementsIn(html, 'script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script)) as { '@graph': Record<string, unknown>[] }),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: links.filter(({ hreflang }) => hreflang).length,
    properties: Object.fromEntries(metas.map(({ property, name, content }) => [property ?? name, content])),
  };
};

/** Width and height of a PNG, or null when it is none. */
export const pngSize = ({ bytes }: RawAnswer): [number, number] | null =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null;

export const locationsIn = (sitemap: string): string[] =>
  elementsIn(sitemap, 'loc', true).map((location) => DomUtils.textContent(location));

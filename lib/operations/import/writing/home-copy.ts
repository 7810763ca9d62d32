import { getOuterHTML, removeElement } from 'domutils';
import postcss from 'postcss';
import type { OldSite } from '../fetching/read-site';
import type { Style } from '../fetching/site-files';
import { all, marks } from '../page/dom';
import { pictureOf } from '../page/picture';
import { listOf, vocabulary } from '../page/words';

const MAX_CSS = 300_000;
const MAX_HTML = 300_000;

const REMOVED = listOf(vocabulary.removedElements).join(', ');
/** Without scripts these never go away. */
const COVER = /pre-?loader|page-?loader|cookie|gdpr|consent/i;
const KEPT = new Set(listOf(vocabulary.keptAttributes));

/** Editors show pictures over https alone. */
const secure = (address: string): string => address.replace(/^http:/, 'https:');

/** Addresses of pictures in CSS as absolute ones; those of other kinds are none. */
const withPictures = (css: string, base: URL): string =>
  css.replace(/url\(\s*(["']?)(.*?)\1\s*\)/gis, (whole, _, address: string) => {
    if (/^data:image\//i.test(address)) return whole;
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    return url && /^https?:$/.test(url.protocol)
      ? `url("${secure(url.href).replaceAll('\\', '%5C')}")`
      : 'none';
  });

const cssOf = ({ css, base }: Style): string => {
  try {
    const sheet = postcss.parse(css);
    sheet.walkAtRules(/^(?:import|charset|font-face)$/i, (rule) => void rule.remove());
    sheet.walkComments((comment) => void comment.remove());
    sheet.walkDecls((decl) => void (decl.value = withPictures(decl.value, base)));
    return sheet.toString();
  } catch {
    return '';
  }
};

/**
 * The old Home as a page that only shows: without scripts, handlers, frames and links, with its style sheets
 * in it and its pictures by absolute address. For a frame with `sandbox`. Changes the page's document.
 */
export const homeCopyOf = ({ pages: [home], styles }: OldSite): string => {
  if (!home) return '';
  const { document, url } = home;
  const [doctype = ''] = /^<!doctype[^>]*>/i.exec(getOuterHTML(document).trimStart()) ?? [];
  for (const node of all(REMOVED, document)) removeElement(node);
  for (const node of all('*', document)) {
    if (COVER.test(marks(node)) && !/^(?:html|body)$/.test(node.name)) removeElement(node);
    const picture = node.name === 'img' ? pictureOf(node, url) : null;
    const kept = Object.entries(node.attribs).filter(([name]) => KEPT.has(name));
    node.attribs = Object.fromEntries(
      kept.map(([name, value]) => [name, name === 'style' ? withPictures(value, url) : value]),
    );
    if (picture) node.attribs['src'] = secure(picture.url);
    if (node.name === 'form') node.name = 'div';
  }
  let css = '';
  for (const sheet of styles.map(cssOf)) if (css.length + sheet.length <= MAX_CSS) css += `${sheet}\n`;
  // Escaped, '<' of a string in CSS stays what it is, and ends no element.
  const style = `<style>${css.replaceAll('<', '\\3c ')}</style>`;
  const html = all(':root', document).map((node) => getOuterHTML(node));
  return `${doctype}${style}${html.join('').slice(0, MAX_HTML)}`;
};

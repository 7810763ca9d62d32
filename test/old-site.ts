import type { Source } from '@/lib/operations/import/fetching/page-source';
import { readSite } from '@/lib/operations/import/fetching/read-site';
import { toRecord } from '@/lib/operations/import/writing/to-record';

/** A site of these pages; everything else is not there. */
export const sourceOf = (pages: Record<string, string>): Source => ({
  starts: [new URL('https://www.acme.example/')],
  listed: [],
  deadline: performance.now() + 60_000,
  get: (url) => {
    const html = pages[url.pathname];
    return html === undefined
      ? Promise.reject(new Error('status 404'))
      : Promise.resolve({ url, type: 'text/html', bytes: Buffer.from(html) });
  },
});
const MENU =
  '<ul id="menu"><li><a href="/">Home</a></li><li><a href="/services">Services</a></li><li><a href="/about">About</a></li><li><a href="/contact">Contact</a></li></ul>';
const FOOTER =
  '<div id="foot">Mon - Fri 8am - 5pm<br>Fax: 303-555-0199<br>© 2020 Acme Painting LLC | Site by <a href="https://webby.example">Webby</a> 720-555-0101</div>';
/** A page between menu and footer of the site. */
export const page = (title: string, body: string, head = '') =>
  `<html lang="en-US"><head><title>${title} | Acme Painting</title>${head}</head><body>${MENU}<div id="main">${body}</div>${FOOTER}</body></html>`;
const JSON_LD = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"HousePainter",
  "name":"Acme Painting","openingHours":"Mo-Fr 08:00-18:00","telephone":"+1 303 555 0142"}</script>`;
export const pages = {
  '/': page(
    'House Painters in Denver',
    '<h1>Two coats, every time</h1><blockquote>“They were on time and left the porch cleaner than before.”<br>— Jo K., Denver</blockquote><p>Serving Denver, Aurora and Golden.</p>',
    JSON_LD,
  ),
  '/services': page(
    'Services',
    '<h1>Services</h1><h3>Interior Painting</h3><img src="/img/hall.jpg" alt="A hall in blue"><p>Walls, ceilings and trim, with the furniture covered.</p><h3>Deck Staining</h3><p>Boards washed, sanded and stained in two dry days.</p>',
  ),
  '/about': page(
    'About',
    '<h1>About</h1><p>Rosa Acme has painted the houses of Denver since 1998, with one crew and no subcontractors at all.</p>',
  ),
  '/contact': page(
    'Contact',
    '<h1>Contact</h1><p>1200 Larimer Street<br>Denver, CO 80204<br>Office: (303) 555-0142</p><p>office [at] acme [dot] example</p><p><a href="https://www.facebook.com/acmepainting">Facebook</a> <a href="https://www.facebook.com/sharer.php?u=x">Share</a></p>',
  ),
};
/** The record of such a site, with what was found. */
export const imported = async (of: Record<string, string> = pages) => {
  const site = await readSite(sourceOf(of));
  return { site, ...toRecord(site, './record.schema.json', new Date('2026-06-01')) };
};

/** The record of the site with these parts below the titles of its pages, or pages in their place. */
export const recordOf = async (parts: Record<string, string>, isBare = false) => {
  const own = Object.entries(parts).map(([path, part]) => {
    const usual = pages[path as keyof typeof pages] ?? page('x', '<h1>x</h1>');
    if (/^<h1>/.test(part)) return [path, page(path, part)];
    return [path, /^<html/.test(part) ? part : usual.replace('</h1>', `</h1>${part}`)];
  });
  const site = Object.entries<string>({ ...pages, ...Object.fromEntries(own) });
  const hours = isBare ? 'Mon - Fri 8am - 5pm' : '';
  return (await imported(Object.fromEntries(site.map(([path, html]) => [path, html.replace(hours, '')]))))
    .record;
};

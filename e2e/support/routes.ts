import { slugOf, type WireRecord } from './embedded-records';
import { words } from './words';

export type Route = {
  path: string;
  /** The page's name in its title. */
  name: string;
  status: 200 | 404;
  indexed: boolean;
};

export const languageOf = (record: WireRecord): 'en' | 'es' =>
  record.labels?.formLabel?.isenglish === false ? 'es' : 'en';
export const isCallOnly = (record: WireRecord): boolean => record.simpleWidgets?.[3]?.activo === true;

/** Every address of a record by docs/specification.md#21-routes, and some that no page has. */
export const routesOf = (record: WireRecord): Route[] => {
  const {
    home,
    about,
    services,
    gallery,
    reviews,
    videos,
    contact,
    findUsOn,
    privacy,
    accessibility,
    notFound,
  } = words[languageOf(record)];
  const page = (path: string, name: string, indexed = true): Route => ({ path, name, status: 200, indexed });
  const missing = (path: string): Route => ({ path, name: notFound, status: 404, indexed: false });
  const unknown = [
    missing('/no-such-page'),
    missing('/gallery/no-such-project'),
    missing('/too/many/segments'),
  ];
  const inner = [
    page('/about', about),
    page('/services', services, Boolean(record.dbServices?.length)),
    ...(record.dbServices ?? []).map(({ name }) => page(`/${slugOf(name)}`, name)),
    page(
      '/gallery',
      gallery,
      [
        record.gallery,
        record.stock,
        record.beforeAfterGall,
        ...(record.landings ?? []).map((landing) => landing.gallery),
      ].some((list) => list?.length),
    ),
    ...(record.landings ?? []).map(({ name, gallery: pictures }) =>
      page(`/gallery/${slugOf(name)}`, name, pictures.length > 0),
    ),
    page('/reviews', reviews, Boolean(record.reviews?.activo)),
    page('/our-videos', videos, Boolean(record.ytGallery?.linkCanalYT)),
    page('/contact', contact),
    page('/find-us-on', findUsOn),
    page('/privacy', privacy),
    page('/accessibility', accessibility),
  ];
  return [
    page('/', home),
    ...(isCallOnly(record) ? inner.map(({ path }) => missing(path)) : inner),
    ...unknown,
  ];
};

/** Paths that `npm test` leaves out, because another page has the same sections. */
export const alikeIn = (name: string, record: WireRecord): ReadonlySet<string> =>
  new Set([
    ...(record.dbServices ?? []).slice(1).map((service) => `/${slugOf(service.name)}`),
    ...(record.landings ?? []).slice(1).map((landing) => `/gallery/${slugOf(landing.name)}`),
    ...(name === 'demo' ? [] : ['/privacy', '/accessibility']),
  ]);

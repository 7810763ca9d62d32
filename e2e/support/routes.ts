import { slugOf, type WireRecord } from './embedded-records';
import { words } from './words';

export type Route = {
  path: string;
  /** The page's name in its title. */
  name: string;
  status: 200 | 404;
  /** Is there something on it to be found? */
  indexed: boolean;
};

export const languageOf = (record: WireRecord): 'en' | 'es' =>
  record.labels?.formLabel?.isenglish === false ? 'es' : 'en';
export const isCallOnly = (record: WireRecord): boolean => record.simpleWidgets?.[3]?.activo === true;

/** Every address of SPEC section 2's route table for one record, and some that are none. */
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

/** Paths of an embedded record's pages for which another page stands in `npm test`. */
export const alikeIn = (name: string, record: WireRecord): ReadonlySet<string> =>
  new Set([
    ...(record.dbServices ?? []).slice(1).map((service) => `/${slugOf(service.name)}`),
    ...(record.landings ?? []).slice(1).map((landing) => `/gallery/${slugOf(landing.name)}`),
    ...(name === 'demo' ? [] : ['/privacy', '/accessibility']),
  ]);

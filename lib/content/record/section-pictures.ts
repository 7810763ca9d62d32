import { headerPicture, heroPicture, pictureOf, servicePicture, widePictures } from './choose-picture';
import { pagesOfGallery } from '@/lib/content/gallery/gallery-pages';
import { areGrouped } from '@/lib/content/services/service-groups';
import type { Service } from '@/lib/content/services/services';
import { areAlike } from './picture-subject';
import type { Site } from './site';

/** A page shows a picture more often only when the site has fewer than this many. */
const MAX_SHOWN = 2;
const ENOUGH = 6;

const MAX_CARDS = 9;
export const cardServices = ({ services }: Site): Service[] =>
  services.length > MAX_CARDS + 3 && !areGrouped(services) ? services.slice(0, MAX_CARDS) : services;

type Count = Map<string, number>;
const timesOf = (pictures: readonly (string | null | undefined)[]): Count => {
  const times: Count = new Map();
  for (const picture of pictures) if (picture) times.set(picture, (times.get(picture) ?? 0) + 1);
  return times;
};

/** The picture of a service's card on Home; none where cards and hero would show one more than twice. */
export const cardPicture = (site: Site, service: Service): string | null => {
  const pictureFor = (one: Service) => servicePicture(site, one);
  const picture = pictureFor(service);
  const times = timesOf([heroPicture(site), ...cardServices(site).map(pictureFor)]);
  return picture && (times.get(picture) ?? 0) > MAX_SHOWN ? null : picture;
};

/** The pictures of all services' blocks in order; a picture used often is shown only at its first place. */
export const rowPictures = (site: Site, header: string | null): (string | null)[] => {
  const pictures = site.services.flatMap((service) => {
    const own = service.blocks.map(({ picture }) => picture);
    return pictureOf(service) ? own : [servicePicture(site, service), ...own.slice(1)];
  });
  const times = timesOf([header, ...pictures]);
  return pictures.map((picture, index) =>
    picture && (times.get(picture) ?? 0) > MAX_SHOWN && pictures.indexOf(picture) < index ? null : picture,
  );
};

/** The index of a section's first picture; sections of one page have different first pictures. */
const places = {
  home: { intro: 0, promoVideo: 1, aboutStory: 2, aboutPoints: 4, formOverPicture: 0, quote: 3 },
  about: { aboutPointsOfAbout: 6, aboutStoryOfAbout: 2 },
  videos: { videoGrid: 0 },
} as const;
type Page = keyof typeof places;
export type SectionWithPictures = { [P in Page]: keyof (typeof places)[P] }[Page];

const pairs: ReadonlySet<SectionWithPictures> = new Set(['aboutPoints', 'aboutPointsOfAbout']);
/** A record with many pictures shows a wall of them on Home. */
const WALL = 6;
const MANY = 12;

const otherPictures: Record<Page, (site: Site) => (string | null | undefined)[]> = {
  home: (site) => [
    heroPicture(site),
    site.promoVideo?.picture,
    site.branding?.picture,
    ...(site.callOnly
      ? [
          ...rowPictures(site, heroPicture(site)),
          ...(pagesOfGallery({ ...site, projects: [] })[0]?.[0]?.pictures ?? []),
        ]
      : cardServices(site).map((service) => cardPicture(site, service))),
  ],
  about: (site) => [headerPicture(site, '/about')],
  videos: (site) => [headerPicture(site, '/our-videos')],
};

const made = new WeakMap<Site, Partial<Record<Page, Map<string, string | null>>>>();

/** The pictures of a page by section: the usual picture, else a picture shown less than twice, else none. */
const picturesOfPage = (site: Site, page: Page): Map<string, string | null> => {
  const known = made.get(site) ?? {};
  if (known[page]) return known[page];
  const others = otherPictures[page](site);
  const times = timesOf(others);
  const all = [...new Set([...site.gallery, ...site.stock])];
  // With few pictures, the picture that opens the page is not repeated in its sections.
  const opening = all.length > ENOUGH ? heroPicture(site) : others[0];
  const small = all.filter((picture) => picture !== opening);
  // Neighbours in a record often show the same work.
  const stride = Math.max(1, Math.round(small.length / ENOUGH));
  const wide = widePictures(site);
  const chosen = new Map<string, string | null>();
  // Of one house there are often several photographs, under one word.
  const large = () => [opening, ...chosen.values()].filter((one) => typeof one === 'string');
  const choose = (
    slot: string,
    candidates: readonly (string | undefined)[],
    besides: string | null = null,
  ) => {
    const unused = candidates.filter((one) => one && !times.has(one));
    const picture =
      unused.find((one) => one && !large().some((other) => areAlike(site, other, one))) ??
      unused[0] ??
      candidates.find(
        (one) => one && one !== besides && (small.length >= ENOUGH || (times.get(one) ?? 0) < MAX_SHOWN),
      ) ??
      null;
    if (picture) times.set(picture, (times.get(picture) ?? 0) + 1);
    chosen.set(slot, picture);
    return picture;
  };
  for (const [section, place] of Object.entries(places[page])) {
    const from = (index: number) => {
      const start = ((place + index) * stride) % (small.length || 1);
      const inTurn = [...small.slice(start), ...small.slice(0, start)];
      // The second of stock is the form's.
      return small.length > ENOUGH ? inTurn.filter((one) => one !== site.stock[1]) : inTurn;
    };
    if (section === 'formOverPicture') choose(`${section} 0`, [wide[1] ?? wide[0], ...wide.toReversed()]);
    else if (section === 'videoGrid')
      site.videos.ids.forEach((_, index) => choose(`${section} ${index}`, from(index)));
    else if (section !== 'promoVideo' || (site.promoVideo && !site.promoVideo.picture)) {
      const first = choose(`${section} 0`, from(0));
      if (pairs.has(section as SectionWithPictures)) choose(`${section} 1`, from(1), first);
      if (section === 'aboutPoints' && small.length >= MANY)
        for (let index = 2; index < WALL; index += 1) choose(`${section} ${index}`, from(index));
    }
  }
  made.set(site, { ...known, [page]: chosen });
  return chosen;
};

/** Journal shows pictures whole, with their words; elsewhere they stand in the gallery alone. */
export const sectionCaption = ({ look, captions }: Site, picture: string | null): string | undefined =>
  look === 'journal' && picture ? captions[picture] : undefined;

/** @param index of the picture within its section */
export const sectionPicture = (site: Site, section: SectionWithPictures, index = 0): string | null => {
  const page = (Object.keys(places) as Page[]).find((name) => section in places[name]) ?? 'home';
  return picturesOfPage(site, page).get(`${section} ${index}`) ?? null;
};

/** A pair, or a wall. Journal has one large picture in a section. */
export const sectionPictures = (site: Site, section: SectionWithPictures): string[] => {
  const all = Array.from({ length: site.look === 'journal' ? 1 : WALL }, (_, index) =>
    sectionPicture(site, section, index),
  );
  return [...new Set(all)].filter((picture) => picture !== null);
};

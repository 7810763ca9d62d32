import { socialNetwork } from '@/lib/content/links/networks';
import { decoded } from '@/lib/platform/text';
import { listOf, pattern, plain, vocabulary, wholly } from '../page/words';
import { type Candidate, candidateFor } from './evidence';
import { type Facts, isAboutOthers, outsideLinks, saidOf } from './site-facts';

/** The name of a host: 'yell' of www.yell.com and yell.co.uk, 'square' of acme.square.site. */
const hostName = ({ hostname }: URL): string => /([^.]+)\.(?:com?\.)?[a-z]{2,10}$/.exec(hostname)?.[1] ?? '';
const networkOf = ({ href }: URL) => socialNetwork(href, null);
const [DIRECTORIES, BOOKING] = [listOf(vocabulary.directories), listOf(vocabulary.booking)];
const isDirectory = (url: URL): boolean => DIRECTORIES.includes(hostName(url));
/** Networks of the product that are no profiles. */
const NO_PROFILE = ['link', 'google', 'whatsapp'];
/** Buttons to share a page, and posts. */
const SHARE = pattern('i')`/<shares>(?:[/?.]|$)|[?&](?:u|url|text)=https?`;
/** Profiles that templates link to: their maker's, or none. */
const TEMPLATE = wholly([`/+(?:${vocabulary.templateProfiles.join('|')})?/?`]);

const isProfile = (url: URL): boolean => {
  const path = url.pathname + (url.pathname.endsWith('.php') ? url.search : '');
  const isNetwork = !NO_PROFILE.includes(networkOf(url).network);
  const isKnown = isNetwork || isDirectory(url);
  const isOther = SHARE.test(url.pathname + url.search) || TEMPLATE.test(path);
  return isKnown && !isOther && /^https?:$/.test(url.protocol);
};

const nameOfDirectory = (url: URL): string => {
  const { network, name } = networkOf(url);
  return network === 'link' ? hostName(url).replace(/^\w/, (letter) => letter.toUpperCase()) : name;
};

/** The addresses that the site links to or names in its data, as far as they fit. */
const linked = (
  facts: Facts,
  field: 'map' | 'dbSocialMedia.redes',
  property: string,
  fits: (url: URL) => boolean,
): Candidate[] => {
  const linkFrom = candidateFor(field);
  const links = outsideLinks(facts).map((link) =>
    linkFrom(isAboutOthers(link.page) ? 'other' : 'seen', link.url.href, link),
  );
  const said = saidOf(facts, property).map(({ text, at }) => linkFrom('data', text, at));
  return [...links, ...said].filter(({ value }) => URL.canParse(value) && fits(new URL(value)));
};

const squashed = (text: string): string => plain(text).replaceAll(' ', '');
/** Letters that a profile shares with the name of the business. */
const MIN_SHARED = 4;
/** Whether a profile has a part of the business's name or host in its address: 'facebook.com/acmedenver'. */
const isNamedLike = (url: string, names: readonly string[]): boolean => {
  const { pathname, search } = new URL(url);
  const path = squashed(decoded(pathname + search));
  return names.some((name) =>
    Array.from({ length: Math.max(0, name.length - MIN_SHARED + 1) }, (_, start) =>
      name.slice(start, start + MIN_SHARED),
    ).some((part) => path.includes(part)),
  );
};

/** The profiles on networks and in directories that the site links to. */
export const findProfiles = (facts: Facts, name: string) => {
  const keyOf = (value: string) => value.toLowerCase().replace(/^https?:\/\/(?:www\.|m\.)?|[/#?]+$/g, '');
  const found = linked(facts, 'dbSocialMedia.redes', 'sameAs', isProfile);
  // Builders and partners have profiles, too, which are unlike those of the business.
  const names = [squashed(name), squashed(hostName(facts.home.url))];
  const isLike = ({ value }: Candidate) => isNamedLike(value, names) || /\d{6}/.test(value);
  const weighed = found.map((one) =>
    isLike(one) || !found.some(isLike)
      ? one
      : candidateFor('dbSocialMedia.redes')('unlike', one.value, one.place),
  );
  const kept = facts.findings.decide('dbSocialMedia.redes', weighed, { keyOf });
  const urls = kept.map((value) => new URL(value));
  return {
    redes: urls.filter((url) => !isDirectory(url)).map(({ href }) => ({ url: href })),
    directorios: urls.filter(isDirectory).map((url) => ({ url: url.href, name: nameOfDirectory(url) })),
  };
};

const MAP = pattern()`^<maps>`;

/** The link to a map service that the site shows most; a frame with a map is none. */
export const findMapLink = (facts: Facts): string | null => {
  const isMap = ({ hostname, pathname, search }: URL) =>
    MAP.test(hostname + pathname) && !/output=embed/.test(search) && !/\/reviews?$/.test(pathname);
  return facts.findings.decide('map', linked(facts, 'map', 'hasMap', isMap))[0] ?? null;
};

const BOOKING_WORDS = pattern()`\b<book>\b`;
const NO_BOOKING = ['amazon', 'bit', 'apple', 'tripadvisor'];

/** A page of another host on which visitors book: of a known service, or behind a link about booking. */
export const findBookingLink = (facts: Facts): string | null => {
  const found = outsideLinks(facts).flatMap((link): Candidate[] => {
    const { url, text, page } = link;
    if (url.protocol !== 'https:' || page.kind === 'blog') return [];
    const isOther = NO_BOOKING.includes(hostName(url)) || networkOf(url).network !== 'link';
    const isSaid = !isOther && text.length < 50 && BOOKING_WORDS.test(plain(text));
    const isHost = BOOKING.includes(hostName(url));
    if (!isSaid && !isHost) return [];
    const from = isHost ? 'host' : 'words';
    return [candidateFor('options.links')(isSaid && isHost ? 'hostAndWords' : from, url.href, link)];
  });
  return facts.findings.decide('options.links', found)[0] ?? null;
};

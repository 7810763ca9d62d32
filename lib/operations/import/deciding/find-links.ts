import { socialNetwork } from '@/lib/content/links/networks';
import { pattern, plain } from '../page/words';
import { type Claim, placeOf } from './findings';
import { type Facts, isAboutOthers, outsideLinks, saidOf } from './site-facts';

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
/** The name of a host: 'yell' of www.yell.com and yell.co.uk, 'square' of acme.square.site. */
const hostName = ({ hostname }: URL): string => /([^.]+)\.(?:com?\.)?[a-z]{2,10}$/.exec(hostname)?.[1] ?? '';

const DIRECTORIES = names(
  `yelp bbb angi angieslist homeadvisor houzz thumbtack porch tripadvisor
  trustpilot checkatrade trustatrader ratedpeople mybuilder yell yellowpages manta hipages oneflare
  truelocal avvo justia martindale healthgrades zocdoc foursquare homestars freeindex superpages buildzoom
  goldenpages weddingwire theknot bark merchantcircle n49 whatclinic birdeye thomsonlocal chamberofcommerce
  lawyers golocal`,
);
const OTHER_NETWORKS = names(
  'vimeo snapchat mastodon bsky flickr soundcloud tumblr zomato doordash rover strava twitch ticketmaster',
);
/** Networks of the product that are no profiles. */
const NO_PROFILE = names('link google whatsapp');
/** Buttons to share a page, and posts. */
const SHARE = pattern('i')`\/(?:sharer?|share(?:r\.php)?|intent|dialog|plugins|pin\/create|
  shareArticle|hashtag|tr|embed|watch|policies|legal|terms|privacy|about|help|v|p|reel|status|explore|
  search)(?:[/?.]|$)|[?&](?:u|url|text)=https?`;
/** Profiles that templates link to: their maker's, or none. */
const TEMPLATE = pattern('i')`^\/+(?:wix(?:com)?|squarespace|weebly|godaddy|wordpress(?:dotcom)?|
  elementor|elegantthemes|shopify|facebook|instagram|twitter|x|youtube|linkedin|pinterest|username|
  yourpage|your[-_]?(?:page|profile|company|name)|pages\/?|company\/?|user\/?|profile|in\/?|home(?:\.php)?|
  #|bootstrapmade|themeforest|templatemo|duda|jimdo|joomla|drupal|hubspot|mailchimp|colorlib|webflow|
  example|envato|themeisle|astra|divi)?\/?$`;

const isDirectory = (url: URL): boolean => DIRECTORIES.has(hostName(url));
const isProfile = (url: URL): boolean => {
  if (!/^https?:$/.test(url.protocol)) return false;
  const isNetwork = !NO_PROFILE.has(socialNetwork(url.href, null).network);
  const path = url.pathname + (url.pathname.endsWith('.php') ? url.search : '');
  const isKnown = isNetwork || isDirectory(url) || OTHER_NETWORKS.has(hostName(url));
  return isKnown && !SHARE.test(url.pathname + url.search) && !TEMPLATE.test(path);
};

const nameOfDirectory = (url: URL): string => {
  const { network, name } = socialNetwork(url.href, null);
  return network === 'link' ? hostName(url).replace(/^\w/, (letter) => letter.toUpperCase()) : name;
};

type Profiles = { networks: string[]; directories: { url: string; name: string }[] };

/** The profiles on networks and in directories that the site links to. */
export const findProfiles = (facts: Facts): Profiles => {
  const linked = outsideLinks(facts).map(({ link, page }): Claim => ({
    value: link.url.href,
    place: placeOf(page, link),
    weight: isAboutOthers(page) ? 0.5 : 2,
  }));
  const claims = [...linked, ...saidOf(facts, 'sameAs', 2)].filter(
    ({ value }) => URL.canParse(value) && isProfile(new URL(value)),
  );
  const keyOf = (value: string) => value.toLowerCase().replace(/^https?:\/\/(?:www\.|m\.)?|[/#?]+$/g, '');
  const why = 'it stands only in an article or a list of links';
  const kept = facts.findings.choose('social links', claims, { keyOf, least: 1.5, max: 15, why });
  const urls = kept.map(({ value }) => new URL(value));
  return {
    networks: urls.filter((url) => !isDirectory(url)).map(({ href }) => href),
    directories: urls.filter(isDirectory).map((url) => ({ url: url.href, name: nameOfDirectory(url) })),
  };
};

const MAP = pattern()`^(?:(?:www\.)?google\.[a-z.]+\/maps(?!\/embed)|maps\.google\.[a-z.]+\/|
  maps\.app\.goo\.gl\/|maps\.apple\.com\/|g\.page\/|share\.google\/|goo\.gl\/maps\/|
  (?:www\.)?bing\.com\/maps|(?:[\w-]+\.)*(?:mapquest\.com|waze\.com|openstreetmap\.org)\/)`;
const isMap = (url: URL): boolean =>
  MAP.test(url.hostname + url.pathname) &&
  !url.pathname.startsWith('/maps/embed') &&
  !/output=embed/.test(url.search);

/** The link to a map service that the site shows most; a frame with a map is none. */
export const findMapLink = (facts: Facts): string | null => {
  const linked = outsideLinks(facts).map(({ link, page }): Claim => ({
    value: link.url.href,
    place: placeOf(page, link),
    weight: page.kind === 'contact' ? 3 : 2,
  }));
  const claims = [...linked, ...saidOf(facts, 'hasMap', 2)].filter(
    ({ value }) => URL.canParse(value) && isMap(new URL(value)),
  );
  return facts.findings.best('map link', claims);
};

const BOOKING_HOSTS = names(
  `calendly acuityscheduling as opentable resy exploretock booksy vagaro fresha
  setmore square squareup simplybook schedulista housecallpro getjobber jobber servicem8 mindbodyonline
  styleseat genbook zocdoc sevenrooms tock treatwell phorest timely gettimely youcanbook cal appointy bookeo
  checkfront fareharbor janeapp cliniko nookal healthengine hotdoc petdesk vetstoria servicetitan workiz
  launch27 zenmaid bookingkoala 10to8 sagenda picktime thefork quandoo resdiary dojo`,
);
const BOOKING_WORDS = pattern()`\b(?:book|booking|reserve|reservations?|schedule|appointment|
  reservar?|reservas?|reservaciones|agendar?|citas?)\b`;
const NO_BOOKING = names('amazon bit apple tripadvisor');

/** A page of another host on which visitors book: of a known service, or a link that says so. */
export const findBookingLink = (facts: Facts): string | null => {
  const claims = outsideLinks(facts).flatMap(({ link: { url, text, node }, page }): Claim[] => {
    if (url.protocol !== 'https:' || page.kind === 'blog') return [];
    const isOther = NO_BOOKING.has(hostName(url)) || socialNetwork(url.href, null).network !== 'link';
    const isSaid = !isOther && text.length < 50 && BOOKING_WORDS.test(plain(text));
    const isHost = BOOKING_HOSTS.has(hostName(url)) && url.pathname.length + url.search.length > 1;
    const weight = 2 * (Number(isSaid) + Number(isHost));
    return weight > 0 ? [{ value: url.href, place: placeOf(page, { node }), weight }] : [];
  });
  return facts.findings.best('booking link', claims);
};

import { socialNetwork } from '@/lib/content/links/networks';
import { type Claim, Findings, placeOf, tally } from './findings';
import { linesOn } from './lines';
import { textsOf } from './machine-data';
import { plain } from './page-kinds';
import type { Link } from './read-page';
import { type Facts, businessesOf } from './site-facts';

const OTHER_NETWORKS =
  /(?:^|\.)(?:vimeo|snapchat|mastodon|bsky|flickr|soundcloud|tumblr|foursquare|tripadvisor|trustpilot|checkatrade|ratedpeople|mybuilder|trustatrader|yell|yellowpages|superpages|manta|bark|hipages|oneflare|truelocal|avvo|justia|lawyers|martindale|healthgrades|zocdoc|zomato|doordash|porch|buildzoom|homestars|birdeye|rover|angieslist|ticketmaster|whatclinic|golocal|merchantcircle|chamberofcommerce|goldenpages|yellowpages|n49|freeindex|thomsonlocal|strava|twitch|threads|wag|weddingwire|theknot)\.(?:com|co\.uk|com\.au|org|app|social|ie|ca|net|co\.nz|[a-z]{2,3})$/;
const DIRECTORY =
  /(?:^|\.)(?:yelp|bbb|angi|angieslist|homeadvisor|houzz|thumbtack|porch|tripadvisor|trustpilot|checkatrade|trustatrader|ratedpeople|mybuilder|yell|yellowpages|manta|hipages|oneflare|truelocal|avvo|justia|martindale|healthgrades|zocdoc|foursquare|homestars|freeindex|superpages|buildzoom|goldenpages|weddingwire|theknot)\./;
const NOT_SOCIAL = new Set(['link', 'google', 'whatsapp']);
/** Buttons to share a page, posts, and what templates link to. */
const SHARE =
  /\/(?:sharer?|share(?:r\.php)?|intent|dialog|plugins|pin\/create|shareArticle|hashtag|tr|embed|watch|policies|legal|terms|privacy|about|help|v|p|reel|status|explore|search)(?:[/?.]|$)|[?&](?:u|url|text)=https?/i;
const TEMPLATE =
  /^\/+(?:wix(?:com)?|squarespace|weebly|godaddy|wordpress(?:dotcom)?|elementor|elegantthemes|shopify|facebook|instagram|twitter|x|youtube|linkedin|pinterest|username|yourpage|your[-_]?(?:page|profile|company|name)|pages\/?|company\/?|user\/?|profile|in\/?|home(?:\.php)?|#|bootstrapmade|themeforest|templatemo|duda|jimdo|joomla|drupal|hubspot|mailchimp|colorlib|webflow|example|envato|themeisle|astra|divi)?\/?$/i;

export type Profiles = { networks: string[]; directories: { url: string; name: string }[] };

const isProfile = (url: URL): boolean => {
  if (!/^https?:$/.test(url.protocol)) return false;
  const { network } = socialNetwork(url.href, null);
  const isKnown = !NOT_SOCIAL.has(network) || OTHER_NETWORKS.test(url.hostname);
  const path = url.pathname + (url.pathname.endsWith('.php') ? url.search : '');
  return isKnown && !SHARE.test(url.pathname + url.search) && !TEMPLATE.test(path);
};

const ownLinks = (facts: Facts): { link: Link; page: Facts['home'] }[] =>
  facts.pages.flatMap((page) => {
    const credits = new Set(
      linesOn(page)
        .filter(({ isCredit }) => isCredit)
        .flatMap(({ block }) => block.links),
    );
    return page.links
      .filter((link) => !credits.has(link) && link.url.host !== page.url.host)
      .map((link) => ({ link, page }));
  });

export const profilesOf = (facts: Facts, findings: Findings): Profiles => {
  const claims: Claim[] = ownLinks(facts).flatMap(({ link, page }) => {
    const kind = facts.kindOf(page);
    const isOther = kind === 'blog' || /\b(?:links|resources|partners)\b/.test(plain(page.title));
    return isProfile(link.url)
      ? [{ value: link.url.href, place: placeOf(page, link), weight: isOther ? 0.5 : 2 }]
      : [];
  });
  const said = businessesOf(facts).flatMap(({ thing, page, where }) =>
    textsOf(thing, 'sameAs')
      .filter((value) => URL.canParse(value) && isProfile(new URL(value)))
      .map((value) => ({ value, place: placeOf(page, `${where}.sameAs`), weight: 2 })),
  );
  const found = tally([...claims, ...said], (value) =>
    value
      .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
      .replace(/[/#?]+$/, '')
      .toLowerCase(),
  );
  const kept = found.filter(({ weight }) => weight >= 1.5).slice(0, 15);
  for (const { value, places, weight } of found) {
    if (weight >= 1.5) findings.keep('social links', value, places);
    else findings.leave('social links', value, places, 'it stands only in an article or a list of links');
  }
  const directories = kept.filter(({ value }) => DIRECTORY.test(new URL(value).hostname));
  return {
    networks: kept.filter((one) => !directories.includes(one)).map(({ value }) => value),
    directories: directories.map(({ value }) => ({ url: value, name: nameOfHost(value) })),
  };
};

const nameOfHost = (url: string): string => {
  const { network, name } = socialNetwork(url, null);
  const [host = ''] = new URL(url).hostname.replace(/^www\./, '').split('.');
  return network === 'link' ? host.charAt(0).toUpperCase() + host.slice(1) : name;
};

const isMap = ({ hostname, pathname, search }: URL): boolean =>
  (/(?:^|\.)(?:google\.[a-z.]+|maps\.google\.[a-z.]+)$/.test(hostname) &&
    (/^\/maps(?!\/embed)/.test(pathname) || hostname.startsWith('maps.')) &&
    !/output=embed/.test(search)) ||
  /^(?:maps\.app\.goo\.gl|maps\.apple\.com|g\.page|share\.google)$/.test(hostname) ||
  (hostname === 'goo.gl' && pathname.startsWith('/maps/')) ||
  /(?:^|\.)(?:mapquest\.com|waze\.com|openstreetmap\.org)$/.test(hostname) ||
  (/(?:^|\.)bing\.com$/.test(hostname) && pathname.startsWith('/maps'));

/** The link to a map service that the site shows most; a frame with a map is none. */
export const mapLinkOf = (facts: Facts, findings: Findings): string | null => {
  const claims = ownLinks(facts)
    .filter(({ link }) => isMap(link.url))
    .map(({ link, page }): Claim => ({
      value: link.url.href,
      place: placeOf(page, link),
      weight: facts.kindOf(page) === 'contact' ? 3 : 2,
    }));
  const said = businessesOf(facts).flatMap(({ thing, page, where }) =>
    textsOf(thing, 'hasMap')
      .filter((value) => URL.canParse(value) && isMap(new URL(value)))
      .map((value): Claim => ({
        value: new URL(value).href,
        place: placeOf(page, `${where}.hasMap`),
        weight: 2,
      })),
  );
  const [best] = tally([...claims, ...said], (value) => value);
  if (best) findings.keep('map link', best.value, best.places);
  return best?.value ?? null;
};

const BOOKING_HOST =
  /(?:^|\.)(?:calendly|acuityscheduling|as\.me|opentable|resy|exploretock|booksy|vagaro|fresha|setmore|square\.site|squareup|simplybook|schedulista|housecallpro|getjobber|jobber|servicem8|mindbodyonline|styleseat|genbook|zocdoc|sevenrooms|tock|treatwell|phorest|timely|gettimely|youcanbook|cal|appointy|bookeo|checkfront|fareharbor|janeapp|cliniko|nookal|healthengine|hotdoc|petdesk|vetstoria|servicetitan|workiz|launch27|zenmaid|bookingkoala|10to8|sagenda|picktime|thefork|quandoo|resdiary|dojo)\.[a-z.]+$/;
const BOOKING_WORDS =
  /\b(?:book|booking|reserve|reservations?|schedule|appointment|reservar?|reservas?|reservaciones|agendar?|citas?)\b/;
const NO_BOOKING =
  /(?:^|\.)(?:facebook|instagram|google|amazon|goo|bit|apple|youtube|wa|whatsapp|twitter|x|linkedin|yelp|tripadvisor)\.[a-z.]+$/;

/** A page of another host on which visitors book: a known service, or a link that says so. */
export const bookingLinkOf = (facts: Facts, findings: Findings): string | null => {
  const claims = ownLinks(facts).flatMap(({ link, page }): Claim[] => {
    const { url, text } = link;
    if (url.protocol !== 'https:' || facts.kindOf(page) === 'blog') return [];
    const isWord = BOOKING_WORDS.test(plain(text)) && !NO_BOOKING.test(url.hostname) && text.length < 50;
    const isHost = BOOKING_HOST.test(url.hostname) && url.pathname.length + url.search.length > 1;
    return isWord || isHost
      ? [{ value: url.href, place: placeOf(page, link), weight: (isWord ? 2 : 0) + (isHost ? 2 : 0) }]
      : [];
  });
  const [best] = tally(claims, (value) => value);
  if (best) findings.keep('booking link', best.value, best.places);
  return best?.value ?? null;
};

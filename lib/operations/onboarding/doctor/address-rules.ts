import type { Site } from '@/lib/content/record/site';
import { parseAddress } from '@/lib/language/geo/postal-address';
import { middleOf, showsArea } from '@/lib/site/area';
import { videoPlayer } from '@/lib/site/urls/media-links';
import type { Rules } from './rule';

/** Pages of one video: Home cannot play them, but may link to them. */
const VIDEO_PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com\/(?:.*\/)?(?:videos?|reel|watch|share\/[vr])\b|fb\.watch\/\w|instagram\.com\/(?:.*\/)?(?:reel|tv|p)\/|tiktok\.com\/.*video\/|dailymotion\.com\/video\/|(?:loom|wistia)\.com\/\w+\/|streamable\.com\/\w)/i;

const addressAdvice = ({ country }: Site) =>
  country === 'US'
    ? 'Write for example “1200 Larimer Street, Denver, CO 80204”, or name the towns in options.serviceArea.'
    : 'Name its town in options.serviceArea too.';

const isFrontPage = (address: string): boolean => {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
};

export const addressRules: Rules = {
  'host-without-dns': {
    error: (host) => `${host} has no DNS address: nobody reaches the site under this name.`,
  },
  'host-elsewhere': {
    error: (host) =>
      `${host} leads to another server: its /api/health is not answered by Mainstreet. Point its DNS here.`,
  },
  setting: { warning: (_, reason) => reason },
  redirect: { warning: (_, reason) => reason },
  'no-address': {
    warning:
      'There is no address: no map, and search engines cannot place the business. One that visits its customers ' +
      'names its towns in options.serviceArea.',
    field: 'dbPrincipal.location',
    check: ({ site }) => site.places.length === 0 && !showsArea(site),
  },
  'address-not-understood': {
    note: (address, advice) =>
      `${address} is shown as it is, but its city is not understood: search engines get one line of text, ` +
      `and the map is around the whole address. ${advice}`,
    field: 'dbPrincipal.location',
    check: ({ site }) =>
      site.places
        .filter(({ address }) => !parseAddress(address, site.country))
        .map(({ address }) => ({ shown: `“${address}”`, reason: addressAdvice(site) })),
  },
  'miles-without-address': {
    note: 'The miles are not shown: there is no address that they could be measured from.',
    field: 'dbPrincipal.miles',
    check: ({ site }) => site.milesCovered !== null && middleOf(site) === null,
  },
  'link-to-front-page': {
    warning: (url) =>
      `${url} leads to the first page of ${new URL(url).hostname}, not to the business there. ` +
      'Write the address of its own page.',
    check: ({ site: { social, businessListing, videos } }) =>
      [
        ...social.map(({ url }) => ({ field: 'dbSocialMedia.redes', shown: url })),
        { field: 'gmb.link', shown: businessListing?.url ?? '' },
        { field: 'ytGallery.linkCanalYT', shown: videos.channelUrl ?? '' },
      ].filter(({ shown }) => URL.canParse(shown) && isFrontPage(shown)),
  },
  'promo-not-a-video': {
    warning: (url) =>
      `${url} in videosPromo[0].link is not the address of one video: Home links to it and plays nothing. ` +
      'Write for example https://www.youtube.com/watch?v=aqz-KE-bpKQ; a channel belongs in ytGallery.linkCanalYT.',
    field: 'videosPromo[0].link',
    check: ({ site: { promoVideo } }) =>
      promoVideo && !videoPlayer(promoVideo.url) && !VIDEO_PAGE.test(promoVideo.url)
        ? [{ shown: promoVideo.url }]
        : [],
  },
};

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
  'no-address': ({ site }) => site.places.length === 0 && !showsArea(site),
  'address-not-understood': ({ site }) =>
    site.places
      .filter(({ address }) => !parseAddress(address, site.country))
      .map(({ address }) => ({ shown: `“${address}”`, reason: addressAdvice(site) })),
  'miles-without-address': ({ site }) => site.milesCovered !== null && middleOf(site) === null,
  'link-to-front-page': ({ site: { social, businessListing, videos } }) =>
    [
      ...social.map(({ url }) => ({ field: 'dbSocialMedia.redes', shown: url })),
      { field: 'gmb.link', shown: businessListing?.url ?? '' },
      { field: 'ytGallery.linkCanalYT', shown: videos.channelUrl ?? '' },
    ].filter(({ shown }) => URL.canParse(shown) && isFrontPage(shown)),
  'promo-not-a-video': ({ site: { promoVideo } }) =>
    promoVideo && !videoPlayer(promoVideo.url) && !VIDEO_PAGE.test(promoVideo.url)
      ? [{ shown: promoVideo.url }]
      : [],
};

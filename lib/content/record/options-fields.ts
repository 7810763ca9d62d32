import { field, group } from '@/lib/content/fields/field';
import { look, pictureTint } from '@/lib/content/look/look-fields';
import { announcement, registrations, team } from '@/lib/content/business/standing-fields';
import { country, serviceArea, trade } from '@/lib/content/business/trade-fields';
import {
  addresses,
  confirmationMail,
  counters,
  measureSpeed,
  popup,
  priceRange,
  search,
  secondForm,
} from '@/lib/content/settings/option-fields';
import { ownReviews } from '@/lib/content/reviews/review-fields';
import { videos } from '@/lib/content/videos/video-fields';
import { areas } from '@/lib/content/areas/area-fields';
import { articles } from '@/lib/content/articles/article-fields';
import { deliverTo } from '@/lib/content/settings/deliver-to-fields';
import { pages } from '@/lib/content/pages/free-page-fields';
import { otherLanguage, ownLinks } from '@/lib/content/links/own-link-fields';
import { weekGrid } from '@/lib/content/hours/hours-fields';
import { prices } from '@/lib/content/services/price-fields';
import { serviceGroups } from '@/lib/content/services/service-group-fields';
import { words } from '@/lib/content/settings/word-fields';

// Facts that the rest of the record cannot say; without them pages stay unchanged.

export const options = field(
  group({
    look,
    pictureTint,
    trade,
    country,
    serviceArea,
    hours: weekGrid,
    words,
    popup,
    secondForm,
    measureSpeed,
    counters,
    addresses,
    search,
    reviews: ownReviews,
    serviceGroups,
    prices,
    pages,
    areas,
    articles,
    links: ownLinks,
    otherLanguage,
    videos,
    confirmationMail,
    deliverTo,
    priceRange,
    registrations,
    team,
    announcement,
  }),
  {
    label: 'Options',
    description: 'What only some businesses need. Everything in it is optional.',
  },
);

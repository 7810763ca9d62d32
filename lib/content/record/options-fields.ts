import { areas } from '@/lib/content/areas/area-fields';
import { articles } from '@/lib/content/articles/article-fields';
import { standingOptions } from '@/lib/content/business/standing-fields';
import { tradeOptions } from '@/lib/content/business/trade-fields';
import { field, group } from '@/lib/content/fields/field';
import { weekGrid } from '@/lib/content/hours/hours-fields';
import { linkOptions } from '@/lib/content/links/link-fields';
import { lookOptions } from '@/lib/content/look/look-fields';
import { pages } from '@/lib/content/pages/free-page-fields';
import { ownReviews } from '@/lib/content/reviews/review-fields';
import { serviceOptions } from '@/lib/content/services/service-fields';
import { settingOptions } from '@/lib/content/settings/option-fields';
import { videos } from '@/lib/content/videos/video-fields';

// Facts that the rest of the record cannot say; without them pages stay unchanged.

export const options = field(
  group({
    ...lookOptions,
    ...tradeOptions,
    hours: weekGrid,
    ...settingOptions,
    reviews: ownReviews,
    ...serviceOptions,
    pages,
    areas,
    articles,
    ...linkOptions,
    videos,
    ...standingOptions,
  }),
  {
    label: 'Options',
    description: 'What only some businesses need. Everything in it is optional.',
  },
);

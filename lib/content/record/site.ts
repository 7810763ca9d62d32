// The domain. Null means that the business does not have it; lists may be empty but are never null.

import type { Language } from '@/lib/language/i18n';
import type { Area } from '@/lib/content/areas/areas';
import type { Article, ArticlePage } from '@/lib/content/articles/articles';
import type { Distances, Phone, Places } from '@/lib/content/business/business';
import type { Standing } from '@/lib/content/business/standing';
import type { Trade } from '@/lib/content/business/trades';
import type { FurtherPage } from '@/lib/content/domain/further-pages';
import type { Named } from '@/lib/content/domain/named';
import type { BeforeAfter, GalleryPage, Project } from '@/lib/content/gallery/gallery-pages';
import type { Hours } from '@/lib/content/hours/hours';
import type { DirectoryLink, LinkedPicture, SiteLink, SocialLink } from '@/lib/content/links/site-links';
import type { Colours, LookName } from '@/lib/content/look/looks';
import type { FreePage } from '@/lib/content/pages/free-pages';
import type { Review } from '@/lib/content/reviews/review';
import type { Service } from '@/lib/content/services/services';
import type { Labels, Settings, Widgets } from '@/lib/content/settings/site-settings';
import type { Texts } from '@/lib/content/texts/texts';
import type { PromoVideo, VideoFacts } from '@/lib/content/videos/videos';

type Parts = Distances & Places & Hours & Texts & Standing & Settings & Labels;

export type Site = Parts & {
  id: string;
  name: string;
  language: Language;
  look: LookName;
  /** Whether pictures get a little of the main colour. */
  pictureTint: boolean;
  logo: string | null;
  favicon: string | null;

  callOnly: boolean;
  servicePages: boolean;
  projectsInNavigation: boolean;

  yearsOfExperience: number | null;
  licence: string | null;
  phones: Phone[];
  emails: string[];
  paymentMethods: string | null;
  paymentPicture: string | null;

  services: Service[];
  freePages: FreePage[];
  links: SiteLink[];
  /** The page id of the record that says the same in another language. */
  otherLanguage: string | null;
  projects: Project[];
  gallery: string[];
  stock: string[];
  galleryPages: GalleryPage[];
  areas: Area[];
  articles: Article[];
  articlePages: ArticlePage[];
  beforeAfter: BeforeAfter[];
  /** Captions by the picture's URL. */
  captions: Record<string, string>;
  /** `object-position` by the picture's URL. */
  focus: Record<string, string>;

  promoVideo: PromoVideo | null;
  videos: { channelUrl: string | null; ids: string[] };
  videoPages: FurtherPage[];
  reviews: { active: boolean; homeOnly: boolean; links: string[]; recordId: string | null };
  /** Newest first; shown when the reviews service has none. */
  ownReviews: Review[];
  /** Pages of the record's own reviews; `withReviewPages` counts the service's reviews. */
  reviewPages: FurtherPage[];
  branding: LinkedPicture | null;
  businessListing: LinkedPicture | null;
  qrPicture: string | null;
  social: SocialLink[];
  directories: DirectoryLink[];

  widgets: Widgets;

  leadEndpoint: string | null;

  /** Null: the type is read from the names of business and services. */
  trade: Trade | null;
  country: string;
  /** Facts by the video's id, or by the link of the promo video. */
  videoFacts: Record<string, VideoFacts>;
  colours: Colours;
};

export type PageList = {
  [List in keyof Site]: Site[List] extends Pick<Named, 'slug'>[] ? List : never;
}[keyof Site];

export type SiteRoutes = Pick<Site, 'id' | 'callOnly'> &
  Record<PageList, readonly (Pick<Named, 'slug' | 'standardSlug'> & { publicFrom?: number })[]>;

export const routesOf = ({ id, callOnly, ...site }: Site): SiteRoutes => {
  const slugs = (list: readonly (Pick<Named, 'slug' | 'standardSlug'> & { publicFrom?: number })[]) =>
    list.map(({ slug, standardSlug, publicFrom }) => ({
      slug,
      ...(standardSlug && { standardSlug }),
      ...(publicFrom !== undefined && { publicFrom }),
    }));
  return {
    id,
    callOnly,
    services: slugs(site.services),
    freePages: slugs(site.freePages),
    projects: slugs(site.projects),
    galleryPages: slugs(site.galleryPages),
    areas: slugs(site.areas),
    articles: slugs(site.articles),
    articlePages: slugs(site.articlePages),
    videoPages: slugs(site.videoPages),
    reviewPages: slugs(site.reviewPages),
  };
};

import type { EstimateFormMessages } from './en/estimate-form-messages';
import type requests from './en/requests.json';
import type texts from './en/texts.json';
import type { WidgetMessages } from './load-messages';
import { filled, saying } from './saying';

/** Of one thing and of several. */
type Counted = { one: string; other: string };
type Unit = 'mi' | 'km';
/** `one`: of one mile. */
type Measured = { one?: string; mi: string; km: string };
const inUnit = ({ one, mi, km }: Measured, unit: Unit, n?: number) => {
  if (unit === 'km') return km;
  return n === 1 && one ? one : mi;
};

type Parts = {
  code: string;
  locale: string;
  texts: typeof texts;
  estimateForm: EstimateFormMessages;
  requests: typeof requests;
  widgets: WidgetMessages;
};

/** The interface's messages of the server in one language. */
export const messagesFrom = ({ code, locale, texts, estimateForm, requests, widgets }: Parts) => {
  const { nav, action, fact, section, reviews, media, gallery, form, lead, picture, consent } = texts;
  const { confirmation, links, articles, areas, price, weekly, seo } = texts;
  const { words: asked, mailSubject } = requests.estimate;
  const number = (n: number) => n.toLocaleString(locale);
  const counted =
    ({ one, other }: Counted, format = number) =>
    (n: number) =>
      n === 1 ? one : filled(other, { n: format(n) });
  const photos = lead.mailPhotos;
  return {
    ...texts,
    code,
    locale,
    nav: { ...nav, submenu: saying(nav.submenu, 'name') },
    action: {
      ...action,
      call: estimateForm.call,
      message: saying(action.message, 'phone'),
      freeEstimate: asked.callToAction,
      seeService: saying(action.seeService, 'name'),
      seeProject: saying(action.seeProject, 'name'),
      learnMore: saying(action.learnMore, 'about'),
      watchVideo: saying(action.watchVideo, 'n', 'of'),
      reviewsAt: saying(action.reviewsAt, 'host'),
    },
    fact: {
      ...fact,
      years: counted(fact.years),
      milesAround: (address: string, unit: Unit = 'mi') =>
        filled(inUnit(fact.milesAround, unit), { address }),
      miles: (n: number, unit: Unit = 'mi') => filled(inUnit(fact.miles, unit, n), { n: number(n) }),
    },
    section: {
      ...section,
      gallery: asked.galleryTitle,
      requestEstimate: asked.formTitle,
      estimateText: asked.formText,
      galleryText: asked.galleryText,
      cover: (miles: number, address: string, unit: Unit = 'mi') =>
        filled(inUnit(section.cover, unit, miles), { n: number(miles), address }),
      coverArea: saying(section.coverArea, 'area'),
      where: saying(section.where, 'address'),
    },
    reviews: {
      ...reviews,
      outOf: saying(reviews.outOf, 'score'),
      count: counted(reviews.count),
      stars: counted(reviews.stars),
      reply: saying(reviews.reply, 'business'),
      showMore: counted(reviews.showMore, String),
    },
    media: {
      ...media,
      compare: (n: number, of: number) =>
        of === 1 ? media.compare.one : filled(media.compare.other, { n, of }),
    },
    gallery: {
      ...gallery,
      picture: saying(gallery.picture, 'n', 'of', 'what'),
      page: saying(gallery.page, 'n', 'of', 'what'),
    },
    form: { ...form, submit: asked.formButton },
    lead: {
      ...lead,
      ...estimateForm.lead,
      errorsTitle: counted(lead.errorsTitle),
      /** `asksByUsRules`: adds the words that carriers and law in the United States and Canada require. */
      textConsent: (business: string, asksByUsRules: boolean) =>
        filled(lead.textConsent[asksByUsRules ? 'us' : 'other'], { business }),
      subject: saying(mailSubject, 'name'),
      mailPhotos: (kept: number, sent: number) => {
        if (kept === 0) return sent === 1 ? photos.lostOne : filled(photos.lost, { sent });
        const arrived = kept === 1 ? photos.one : filled(photos.kept, { n: kept });
        return sent > kept ? `${arrived} ${filled(photos.others, { sent })}` : arrived;
      },
      mailPhoto: saying(lead.mailPhoto, 'n'),
    },
    estimateForm: estimateForm.estimateForm,
    estimatePopup: { ...texts.estimatePopup, title: asked.popupTitle },
    picture: { ...picture, logo: saying(picture.logo, 'business') },
    floating: { ...texts.floating, ...widgets },
    consent: { ...consent, text: saying(consent.text, 'service') },
    confirmation: {
      ...confirmation,
      subject: saying(confirmation.subject, 'business'),
      intro: saying(confirmation.intro, 'business'),
      notYou: saying(confirmation.notYou, 'business'),
    },
    links: { ...links, from: saying(links.from, 'host'), open: saying(links.open, 'host') },
    articles: { ...articles, by: saying(articles.by, 'author'), feed: saying(articles.feed, 'business') },
    areas: {
      ...areas,
      in: (town: string, trade: string | null) => {
        const words = filled(trade ? areas.in.trade : areas.in.all, { town, trade: trade ?? '' });
        return words.replace(/^./u, (letter) => letter.toUpperCase());
      },
      all: (n: number) => filled(areas.all, { n: number(n) }),
      projects: saying(areas.projects, 'town'),
      pictures: saying(areas.pictures, 'town'),
      reviews: saying(areas.reviews, 'town'),
    },
    price: {
      ...price,
      of: saying(price.of, 'service'),
      from: saying(price.from, 'price'),
      upTo: saying(price.upTo, 'price'),
    },
    weekly: {
      ...weekly,
      subject: saying(weekly.subject, 'business', 'dates'),
      intro: saying(weekly.intro, 'dates'),
      before: saying(weekly.before, 'number'),
    },
    seo: {
      ...seo,
      video: saying(seo.video, 'business', 'n', 'of'),
      inCity: saying(seo.inCity, 'what', 'city'),
      around: (miles: number, place: string, unit: Unit = 'mi') =>
        filled(inUnit(seo.around, unit, miles), { n: number(miles), place }),
    },
  };
};

export type Messages = ReturnType<typeof messagesFrom>;

import { estimateForm } from './estimate-form-messages';
import requests from './requests.json' with { type: 'json' };
import { leadMail } from './lead-mail';
import { weeklyMail } from './weekly-mail';
import { widgets } from './widgets';
import { answers } from './answers';
import { links } from './links';
import { writtenPages } from './written-pages';
import { offers } from './offers';

const asked = requests.estimate;

const number = (n: number) => n.toLocaleString('en-US');

type Unit = 'mi' | 'km';
const distance = (n: number, unit: Unit) => {
  if (unit === 'km') return `${number(n)} km`;
  return n === 1 ? '1 mile' : `${number(n)} miles`;
};

/** The interface's messages in English. Its type is the shape of every other language. */
export const messages = {
  code: 'en' as string,
  locale: 'en-US',

  business: 'Our business',

  nav: {
    main: 'Main',
    home: 'Home',
    about: 'About',
    services: 'Services',
    gallery: 'Gallery',
    reviews: 'Reviews',
    videos: 'Our Videos',
    contact: 'Contact',
    findUsOn: 'Find Us On',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    notFound: 'Page not found',
    menu: 'Menu',
    more: 'More',
    navigation: 'Navigation',
    breadcrumb: 'Breadcrumb',
    skip: 'Skip to content',
    submenu: (name: string) => `${name} menu`,
  },
  action: {
    call: estimateForm.call,
    freeEstimate: asked.words.callToAction,
    contactUs: 'Contact us',
    email: 'E-mail us',
    seeService: (name: string) => `More about ${name}`,
    seeProject: (name: string) => `See ${name}`,
    aboutUs: 'More about us',
    allServices: 'All our services',
    directions: 'Directions',
    watch: 'Watch the video',
    leaveReview: 'leave Reviews',
    returnHome: 'Return to home',
    learnMore: (about: string) => `Learn more: ${about}`,
    watchVideo: (n: number, of: number) => `Watch video ${n} of ${of}`,
    videoChannel: 'Visit our video channel',
    readReviews: 'Read our reviews',
    reviewsAt: (host: string) => `Reviews on ${host}`,
  },
  fact: {
    years: (n: number) => (n === 1 ? '1 year of experience' : `${number(n)} years of experience`),
    yearsLabel: 'Years of experience',
    bestService: 'Best Service',
    professionals: 'Professionals',
    milesAround: (address: string, unit: Unit = 'mi') =>
      `${unit === 'km' ? 'km' : 'Miles'} around ${address}`,
    costEffectiveness: 'Cost-Effectiveness',
    onTime: 'On Time',
    phone: 'Phone',
    phones: 'Phones',
    email: 'E-mail',
    emails: 'E-mails',
    address: 'Address',
    hours: 'Opening hours',
    closed: 'Closed',
    allDay: 'Open 24 hours',
    payment: 'Payment',
    paymentPicture: 'Ways to pay',
    locations: 'Locations',
    miles: (n: number, unit: Unit = 'mi') => distance(n, unit),
    serviceArea: 'Service area',
  },
  section: {
    services: 'Our services',
    moreServices: 'More services',
    gallery: asked.words.galleryTitle,
    reviews: 'What customers say',
    about: 'About us',
    aLittleAboutUs: 'A little about us',
    values: 'What we stand for',
    whyUs: 'In numbers',
    beforeAfter: 'Before and after',
    before: 'Before',
    after: 'After',
    promoVideo: 'See how we work',
    cover: (miles: number, address: string, unit: Unit = 'mi') =>
      `We Cover ${number(miles)} ${unit === 'km' ? 'km' : 'Miles'} Around ${address}`,
    coverArea: (area: string) => `We Cover ${area}`,
    where: (address: string) => `Find us at ${address}`,
    whereAll: 'Where to find us',
    findUsOn: 'Find Us On',
    followUs: 'Follow Us',
    getInTouch: 'Get In Touch!',
    sendMessage: 'Send Us A Message',
    /** Headings that docs/specification.md#41-home does not give. */
    writeToUs: 'Send us a message',
    requestEstimate: asked.words.formTitle,
    estimateText: asked.words.formText,
    branding: 'Our colors',
    messageUs: 'Message us',
    businessListing: 'Our business listing',
    social: 'Social networks',
    servicesInShort: 'What we do',
    contactUs: 'Contact us',
    galleryText: asked.words.galleryText,
    contactText: 'Call, write, or leave a message: whatever is easiest for you.',
    findText: 'Follow our work, read about us, or send a message.',
  },
  reviews: {
    pages: 'Pages of the reviews',
    outOf: (score: string) => `${score} out of 5`,
    count: (n: number) => (n === 1 ? '1 review' : `${number(n)} reviews`),
    stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    howScored: 'How the score is computed',
    howScoredText:
      'The average of all reviews to two decimals. Only reviews with 3 or more stars add to it; lower ones count as zero.',
    undated: 'No date',
    reply: (business: string) => `Reply from ${business}`,
    none: 'No reviews yet. Yours could be the first.',
    distribution: 'Reviews by stars',
    list: 'Reviews, newest first',
    showMore: (n: number) => (n === 1 ? 'Show 1 more review' : `Show ${n} more reviews`),
  },
  media: {
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
    position: 'Image {n} of {of}',
    compare: (n: number, of: number) =>
      of === 1 ? 'Compare before and after' : `Compare before and after, ${n} of ${of}`,
    shares: '{before}% before, {after}% after',
    watchOutside: 'Watch it in a new tab',
    showMap: 'Show the map',
  },
  videos: { none: 'There are no videos yet.', pages: 'Pages of the videos' },
  gallery: {
    none: 'Pictures of our work will follow soon.',
    picture: (n: number, of: number, of_what: string) => `${of_what}, picture ${n} of ${of}`,
    page: (n: number, of: number, of_what: string) => `${of_what}, page ${n} of ${of}`,
    pages: 'Pages of the gallery',
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  form: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    serviceType: 'Type of service',
    bestWay: 'Best way to reach you',
    byPhone: 'Phone',
    byEmail: 'E-mail',
    message: 'Message',
    submit: asked.words.formButton,
    choose: 'Choose a service',
    other: 'Something else',
    requiredNote: 'Needed: your first name, a message, and a phone number or an e-mail.',
    unavailableTitle: 'We could not take your request online',
    unavailableText: 'Please call us or write to us instead.',
    backKeeps: "Your browser's Back button brings back what you typed.",
  },
  lead: {
    ...estimateForm.lead,
    errorsTitle: (n: number) => (n === 1 ? '1 thing to put right' : `${n} things to put right`),
    photosAgain: 'Photos have to be chosen again.',
    /** `asksByUsRules`: adds the words that carriers and law in the United States and Canada require. */
    textConsent: (business: string, asksByUsRules: boolean) =>
      asksByUsRules
        ? `${business} may send me text messages about my request. Message and data rates may apply. I can reply STOP at any time. This is not a condition of any purchase.`
        : `${business} may send me text messages about my request. I can reply STOP at any time.`,
    consentGiven: 'Agreed to text messages',
    photos: 'Photos',
    page: 'Sent from',
    campaign: 'Campaign',
    referrer: 'Came from',
    landingPage: 'First page of the visit',
    home: 'Back to the website',
    tooLarge: 'That was more than we can take at once. Please shorten it, or call us.',
    tooMany: 'There were many requests in a short time. Please wait a few minutes, or call us.',
    refused:
      'This could not be taken from where it was sent. Please use the form on our website, or call us.',
    preview: 'This is a preview of the website: nothing was sent.',
    unreadable: 'We could not read what was sent. Please try again, or call us.',
    tooSlow: 'The connection was too slow. Please try again, or call us.',
    busy: 'Many photos are coming in just now. Please try again in a minute, or call us.',
    subject: (name: string) => asked.mailSubject.replace('{name}', () => name),
    ...leadMail,
    photoGone: 'This link is wrong or has expired.',
    photoFailed: 'The photo cannot be had just now. Please try again later.',
  },
  estimateForm: estimateForm.estimateForm,
  palette: { open: 'Color Palettes' },
  estimatePopup: { title: asked.words.popupTitle, close: 'Close' },
  picture: { logo: (business: string) => `${business}, home`, notFound: 'Not found' },
  status: {
    unavailableTitle: 'One moment',
    unavailableText: 'This page is on its way. It will load by itself.',
    notFoundText: 'The page you asked for is not here. It may have moved.',
    suggestions: 'You may be looking for',
  },
  floating: { shortcuts: 'Shortcuts', backToTop: 'Back to top', panel: 'Quick help', ...widgets },
  consent: {
    title: 'May we count your visit?',
    text: (service: string) =>
      `To learn which pages help, we would like to use ${service}. It is loaded only if you allow it.`,
    allow: 'Allow',
    refuse: 'Do not allow',
    states: {
      ask: 'You have not chosen yet, so nothing is loaded.',
      allowed: 'In this browser, you allow it.',
      refused: 'In this browser, you do not allow it: nothing is loaded.',
      gpc: 'Your browser sends Global Privacy Control: nothing is loaded.',
    },
  },
  preview: { text: 'Preview. Its forms send nothing.', end: 'End preview' },
  ...answers,
  ...links,
  ...writtenPages,
  ...offers,
  weekly: weeklyMail,
  footer: { rights: 'All rights reserved.', contact: 'Contact' },
  seo: {
    video: (business: string, n: number, of: number) => `${business}, video ${n} of ${of}`,
    inCity: (what: string, city: string) => `${what} in ${city}`,
    around: (miles: number, place: string, unit: Unit = 'mi') =>
      `${miles} ${unit === 'km' ? 'km' : 'miles'} around ${place}`,
    pages: 'Pages',
    facts: 'Facts',
  },
};

export type Messages = typeof messages;

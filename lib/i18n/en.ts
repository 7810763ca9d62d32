/** The interface's own words in English; the shape that every other language must have. */
export const en = {
  code: 'en' as string,
  locale: 'en-US',

  nav: {
    main: 'Main', home: 'Home', about: 'About', services: 'Services', gallery: 'Gallery', reviews: 'Reviews', videos: 'Our Videos',
    contact: 'Contact', findUsOn: 'Find Us On', notFound: 'Page not found', menu: 'Menu', navigation: 'Navigation', breadcrumb: 'Breadcrumb',
    skip: 'Skip to content', submenu: (name: string) => `${name} menu`, allServices: 'All services', allProjects: 'All projects',
  },
  action: {
    freeEstimate: 'Free estimate', contactUs: 'Contact us', call: (phone: string) => `Call ${phone}`, callUs: 'Call us', message: 'Send a message', email: 'E-mail us',
    seeService: (name: string) => `More about ${name}`, readMore: 'Read more', seeGallery: 'See the gallery', seeProject: (name: string) => `See ${name}`,
    aboutUs: 'More about us', allServices: 'All our services', directions: 'Directions', watch: 'Watch the video', leaveReview: 'leave Reviews',
    returnHome: 'return to home', learnMore: (about: string) => `Learn more: ${about}`, openPicture: (n: number, of: number) => `Open picture ${n} of ${of}`,
    watchVideo: (n: number, of: number) => `Watch video ${n} of ${of}`, videoChannel: 'Visit our video channel', readReviews: 'Read our reviews', reviewsAt: (host: string) => `Reviews on ${host}`,
  },
  fact: {
    years: (n: number) => (n === 1 ? '1 year of experience' : `${n} years of experience`), yearsLabel: 'Years of experience', bestService: 'Best Service', professionals: 'Professionals',
    milesAround: (address: string) => `Miles around ${address}`, miles: 'Miles covered', costEffectiveness: 'Cost-Effectiveness', onTime: 'On Time',
    phone: 'Phone', phones: 'Phones', email: 'E-mail', emails: 'E-mails', address: 'Address', addresses: 'Addresses', hours: 'Opening hours', payment: 'Payment', paymentPicture: 'Ways to pay',
    locations: 'Locations', new: 'opens in a new tab',
  },
  section: {
    services: 'Our services', moreServices: 'Other services', gallery: 'Our work', projects: 'Projects', reviews: 'What customers say', about: 'About us', aLittleAboutUs: 'A little about us',
    values: 'What we stand for', whyUs: 'In numbers', beforeAfter: 'Before and after', before: 'Before', after: 'After', videos: 'Our videos', promoVideo: 'See how we work',
    cover: (miles: number, address: string) => `We Cover ${miles} Miles Around ${address}`, where: (address: string) => `Find us at ${address}`, whereAll: 'Where to find us', findUsOn: 'Find Us On', followUs: 'Follow Us', getInTouch: 'Get In Touch!',
    sendMessage: 'Send Us A Message', requestEstimate: 'Request a free estimate', estimateText: 'Tell us what you have in mind. We answer as soon as we can, and the estimate is free.', branding: 'Our colors',
    messageUs: 'Message us', businessListing: 'Our business listing', directories: 'Directories', social: 'Social networks', openDays: 'Opening days', servicesInShort: 'What we do', contactUs: 'Contact us',
    project: (name: string) => `${name}, picture`, galleryText: 'Recent work, photographed on site.', contactText: 'Call, write, or leave a message: whatever is easiest for you.', findText: 'Follow our work, read about us, or send a message.',
  },
  reviews: {
    outOf: (score: string) => `${score} out of 5`, count: (n: number) => (n === 1 ? '1 review' : `${n} reviews`), stars: (n: number) => (n === 1 ? '1 star' : `${n} stars`),
    howScored: 'How the score is computed', howScoredText: 'The average of all reviews to two decimals. Only reviews with 3 or more stars add to it; lower ones count as zero.',
    undated: 'No date', none: 'No reviews yet. Yours could be the first.', distribution: 'Reviews by stars', list: 'All reviews, newest first',
  },
  videos: { none: 'There are no videos yet.' },
  gallery: { none: 'Pictures of our work will follow soon.', picture: (n: number, of: number, of_what: string) => `${of_what}, picture ${n} of ${of}` },
  form: {
    firstName: 'First name', lastName: 'Last name', email: 'E-mail', phone: 'Phone', address: 'Address', serviceType: 'Type of service', bestWay: 'Best way to reach you',
    byPhone: 'Phone', byEmail: 'E-mail', message: 'Message', submit: 'Request my estimate', choose: 'Choose a service', other: 'Something else', required: 'required',
    requiredNote: 'Needed: your first name, a message, and a phone number or an e-mail.',
    unavailableTitle: 'We could not take your request online', unavailableText: 'Please call us or write to us instead. Your browser\'s Back button brings back what you typed.',
  },
  picture: { logo: (business: string) => `${business}, home`, notFound: 'Not found', qr: 'QR code that opens a message to us', of: (name: string) => name },
  status: { loading: 'Loading', unavailableTitle: 'One moment', unavailableText: 'This page is on its way. It will load by itself.', errorTitle: 'Something went wrong', errorText: 'Please try again, or call us.', retry: 'Try again', notFoundText: 'The page you asked for is not here. It may have moved.' },
  footer: { rights: 'All rights reserved.', openingHours: 'Hours', contact: 'Contact', ready: 'Ready when you are' },
};

export type Dictionary = typeof en;

import type { RequestKind } from '@/lib/language/i18n/request-kinds';

const estimate = {
  /** By the names of `options.words`. */
  words: {
    callToAction: 'Free estimate',
    formTitle: 'Request a free estimate',
    formText: 'Tell us what you have in mind. We answer as soon as we can, and the estimate is free.',
    formButton: 'Request my estimate',
    popupTitle: 'Request An Estimate Now',
    galleryTitle: 'Our work',
    galleryText: 'Recent work, photographed on site.',
  },
  mailSubject: (name: string) => `Request for an estimate from ${name}`,
  privacyTitle: 'When you ask for an estimate',
  popup: 'the estimate window',
};

export type RequestWords = typeof estimate & {
  /** The title of pictures that show a trade's place instead of its work. */
  galleryOf?: (trade: string) => string;
};

const galleryTitle = 'A look inside';
const galleryOf = (trade: string) => `Your ${trade} in pictures`;
const galleryText = 'A look at what we do.';

export const requests: Record<RequestKind, RequestWords> = {
  estimate,
  appointment: {
    words: {
      callToAction: 'Book an appointment',
      formTitle: 'Ask for an appointment',
      formText: 'Tell us what you need and when you have time. We answer as soon as we can.',
      formButton: 'Request my appointment',
      popupTitle: 'Request An Appointment Now',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Request for an appointment from ${name}`,
    galleryOf,
    privacyTitle: 'When you ask for an appointment',
    popup: 'the appointment window',
  },
  quote: {
    words: {
      callToAction: 'Get a quote',
      formTitle: 'Ask for a quote',
      formText: 'Tell us what you need. We answer with a price as soon as we can.',
      formButton: 'Request my quote',
      popupTitle: 'Request A Quote Now',
      galleryTitle: 'In pictures',
      galleryText,
    },
    mailSubject: (name) => `Request for a quote from ${name}`,
    privacyTitle: 'When you ask for a quote',
    popup: 'the quote window',
  },
  booking: {
    words: {
      callToAction: 'Book now',
      formTitle: 'Ask for a booking',
      formText: 'Tell us what you would like and when. We confirm as soon as we can.',
      formButton: 'Request my booking',
      popupTitle: 'Request A Booking Now',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Request for a booking from ${name}`,
    galleryOf,
    privacyTitle: 'When you ask for a booking',
    popup: 'the booking window',
  },
  answer: {
    words: {
      callToAction: 'Ask us',
      formTitle: 'Ask us anything',
      formText: 'Tell us what you are looking for. We answer as soon as we can.',
      formButton: 'Send my question',
      popupTitle: 'Ask Us Now',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Question from ${name}`,
    galleryOf,
    privacyTitle: 'When you ask us something',
    popup: 'the window with the form',
  },
};

import type { EstimateFormMessages } from '@/lib/language/i18n/en/estimate-form-messages';
import type { EstimateFormContent } from '@/lib/leads/form/fields';

export const estimateFormContent: EstimateFormContent = {
  action: '/api/leads',
  language: 'en',
  business: 'Acme',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    service: 'Service',
    bestWay: 'Best way',
    byPhone: 'By phone',
    byEmail: 'By e-mail',
    message: 'Message',
    submit: 'Request',
  },
  services: ['Painting', 'Roofing'],
  messages: { choose: 'Choose', other: 'Other', requiredNote: 'Needed', textConsent: 'May send texts' },
  privacy: { href: '/privacy', label: 'Privacy' },
  phone: { display: '555-201-0100', digits: '5552010100' },
  email: 'office@acme.example',
};

// `jest.mock('@/lib/language/i18n/en/estimate-form-messages', () => jest.requireActual('@/test/islands'))`
export const estimateForm: EstimateFormMessages = {
  call: () => 'Call 555-0100',
  lead: {
    errors: {
      required: 'Fill this in.',
      contact: 'A phone or an e-mail, please.',
      email: 'No e-mail address.',
      phone: 'No phone number.',
      tooLong: 'Too long.',
      invalid: 'Not this.',
      photos: 'At most 5.',
      photoType: 'No picture.',
      photoSize: 'Too large.',
    },
    errorsText: 'Nothing sent yet.',
    thanksTitle: 'Thank you',
    thanksText: (business) => `It has reached ${business}.`,
    thanksCall: 'Urgent?',
    failed: 'Could not take it.',
  },
  estimateForm: {
    addDetails: 'Add details',
    notNow: 'Not now',
    openForm: 'Open the form',
    sheetText: 'That is all we need.',
    orWrite: 'Or write to us:',
    sending: 'Sending',
    unsent: 'Not sent',
    noConnection: 'No connection.',
    kept: 'All kept.',
    sendMessage: 'As a message',
    sendMail: 'By mail',
    addPhotos: 'Add photos',
    photosHint: 'Up to 5',
    removePhoto: 'Remove photo {n}',
  },
};

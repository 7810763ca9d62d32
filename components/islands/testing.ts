import type { EstimateFormContent } from './estimate-form';

/** For tests: what a form says and offers. */
export const estimateFormContent: EstimateFormContent = {
  action: '/api/leads',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'E-mail', phone: 'Phone', address: 'Address', serviceType: 'Service', bestWay: 'Best way', byPhone: 'By phone', byEmail: 'By e-mail', message: 'Message', submit: 'Request' },
  services: ['Painting', 'Roofing'],
  words: {
    choose: 'Choose', other: 'Other', requiredNote: 'Needed', textConsent: 'May send texts', errorsText: 'Nothing sent yet.', sending: 'Sending', thanksTitle: 'Thank you', thanksText: 'It has reached Acme.', thanksCall: 'Urgent?',
    unsent: 'Not sent', failed: 'Could not take it.', noConnection: 'No connection.', kept: 'All kept.', call: 'Call 555-0100', sendMessage: 'As a message', sendMail: 'By mail', addPhotos: 'Add photos', photosHint: 'Up to 5', removePhoto: 'Remove photo {n}',
  },
  errors: { required: 'Fill this in.', contact: 'A phone or an e-mail, please.', email: 'No e-mail address.', phone: 'No phone number.', tooLong: 'Too long.', photos: 'At most 5.', photoType: 'No picture.', photoSize: 'Too large.' },
  phone: { display: '555-201-0100', digits: '5552010100' },
  email: 'office@acme.example',
};

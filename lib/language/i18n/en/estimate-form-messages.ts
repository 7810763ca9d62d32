/** Browsers download these when the form is first used. */
export const estimateForm = {
  call: (phone: string) => `Call ${phone}`,
  lead: {
    errors: {
      required: 'Please fill this in.',
      contact: 'Please give us a phone number or an e-mail, so that we can answer.',
      email: 'This e-mail address does not look right.',
      phone: 'This phone number does not look right. Please include the area code.',
      tooLong: 'This is too long. Please shorten it.',
      invalid: 'This cannot be used. Please type it again.',
      photos: 'Please choose at most 5 photos.',
      photoType: 'A photo must be a JPEG, PNG or WebP picture.',
      photoSize: 'A photo must not be larger than 10 MB or 50 megapixels.',
    },
    errorsText: 'Nothing has been sent yet. Everything you typed is still here.',
    thanksTitle: 'Thank you!',
    thanksText: (business: string) => `Your request has reached ${business}. You will hear from us soon.`,
    thanksCall: 'Is it urgent? Call us:',
    failed: 'We could not take your request just now. Please call us or write to us.',
  },
  estimateForm: {
    addDetails: 'Add details',
    notNow: 'Not now',
    openForm: 'Open the form',
    sheetText: 'Your name, a few words and how to reach you: that is all we need.',
    orWrite: 'Or write to us:',
    sending: 'Sending your request…',
    unsent: 'Your request has not been sent yet',
    noConnection: 'It could not be sent: there seems to be no connection.',
    kept: 'Everything you typed is still here: try again, or reach us another way.',
    sendMessage: 'Send it as a message',
    sendMail: 'Send it by e-mail',
    addPhotos: 'Add photos',
    photosHint: 'Up to 5, if they help us understand: JPEG, PNG or WebP, 10 MB each.',
    removePhoto: 'Remove photo {n}',
  },
};

export type EstimateFormMessages = typeof estimateForm;

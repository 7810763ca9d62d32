export const leadMail = {
  mailIntro: 'A new request came in through the website.',
  possibleSpam: 'possible spam',
  mailReply: 'Answer this mail to reply to the customer.',
  mailCall: 'Call',
  mailWrite: 'Write',
  mailMap: 'Map',
  mailPhotos: (kept: number, sent: number) =>
    kept === 0
      ? `The customer sent ${sent === 1 ? 'a photo, which' : `${sent} photos, which`} could not be kept.`
      : [
          kept === 1
            ? '1 photo, in full size in the attachment.'
            : `${kept} photos, in full size in the attachments.`,
          ...(sent > kept ? [`The customer sent ${sent}; the others could not be kept.`] : []),
        ].join(' '),
  mailPhoto: (n: number) => `Photo ${n}`,
};

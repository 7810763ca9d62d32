/** What customers ask a business for: it decides what buttons, headings, mails and the privacy page say. */
export const requestKinds = ['estimate', 'appointment', 'quote', 'booking', 'answer'] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * The kinds of customers' requests: they decide the words of buttons, headings, mails and the privacy page.
 */
export const requestKinds = ['estimate', 'appointment', 'quote', 'booking', 'answer'] as const;
export type RequestKind = (typeof requestKinds)[number];

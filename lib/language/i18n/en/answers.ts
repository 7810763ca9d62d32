export const answers = {
  confirmation: {
    subject: (business: string) => `Your request to ${business}`,
    intro: (business: string) =>
      `You wrote to ${business} on its website. Your request has arrived; this is what you wrote:`,
    phone: 'Phone',
    hours: 'Hours',
    notYou: (business: string) =>
      `You wrote to us; if not, ignore this mail. It was made by the website of ${business}, as somebody gave your address there.`,
  },
  held: {
    subject: (business: string, n: number) =>
      `${business}: ${n === 1 ? '1 request' : `${n} requests`} held back by your website`,
    intro: (n: number) =>
      n === 1
        ? 'Your website took this request for spam and did not pass it on. Please look whether it is one:'
        : `Your website took these ${n} requests for spam and did not pass them on. Please look whether a customer is among them:`,
    more: (n: number) => `${n} more are held back. They come with the next mail.`,
    reason: 'Held back for',
    received: 'Received',
    customer: 'This is a customer',
    spam: 'This is spam',
    links: (days: number) => `Each link opens a page with one button. The links work for ${days} days.`,
    deliverTitle: 'Is this a customer?',
    deliverText: 'The button passes the request on to you, as any other.',
    deliver: 'Yes, pass it on',
    delivered: 'The request is on its way to you.',
    eraseTitle: 'Is this spam?',
    eraseText: 'The button erases the request. It cannot be had back.',
    erase: 'Yes, erase it',
    erased: 'The request is erased.',
    doneTitle: 'Done',
    goneTitle: 'Nothing to do',
    gone: 'This link is wrong, has expired, or the request was passed on or erased already.',
    failed: 'This cannot be done just now. Please try again later.',
    reasons: {
      honeypot: 'a field that people do not see was filled in',
      'forged-bot-check': 'a forged time of filling in',
      'too-fast': 'sent within a second',
      'turnstile-missing': 'not checked for robots',
      'turnstile-refused': 'taken for a robot',
      'over-site-limit': 'very many requests at that time',
      text: 'its text',
    },
  },
};

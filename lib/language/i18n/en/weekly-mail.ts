export const weeklyMail = {
  subject: (business: string, dates: string) => `${business}: your website, ${dates}`,
  intro: (dates: string) => `What your website brought you, ${dates}:`,
  leads: 'Requests through the form',
  calls: 'Clicks to call',
  messages: 'Clicks to send a message',
  visits: 'Visits',
  refused: 'Requests of programs, not passed on',
  before: (number: string) => `the week before: ${number}`,
};

export const answers = {
  confirmation: {
    subject: (business: string) => `Your request to ${business}`,
    intro: (business: string) => `You wrote to ${business} on its website. Your request has arrived.`,
    phone: 'Phone',
    hours: 'Hours',
    notYou: (business: string) =>
      `You wrote to us; if not, ignore this mail. It was made by the website of ${business}, as somebody gave your address there.`,
  },
};

export const offers = {
  announcement: 'Announcement',
  registrations: 'Registrations',
  team: { title: 'Meet the team' },
  price: {
    one: 'Price',
    of: (service: string) => `Prices: ${service}`,
    duration: 'Duration',
    from: (price: string) => `From ${price}`,
    upTo: (price: string) => `Up to ${price}`,
    free: 'Free',
  },
};

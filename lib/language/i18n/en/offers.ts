export const offers = {
  price: {
    one: 'Price',
    of: (service: string) => `Prices: ${service}`,
    duration: 'Duration',
    from: (price: string) => `From ${price}`,
    upTo: (price: string) => `Up to ${price}`,
    free: 'Free',
  },
};

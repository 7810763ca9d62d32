export const links = {
  languageName: 'English',
  links: {
    booking: 'Book online',
    financing: 'Financing',
    quote: 'Get a price',
    portal: 'Customer login',
    from: (host: string) =>
      `This page comes from ${host}. It is loaded when you ask for it; that company then learns your network address and may set cookies.`,
    show: 'Show it here',
    open: (host: string) => `Open it on ${host}`,
  },
};

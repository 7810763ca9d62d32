export const writtenPages = {
  articles: {
    title: 'Articles',
    by: (author: string) => `By ${author}`,
    all: 'All articles',
    none: 'No articles yet.',
    pages: 'Pages of the articles',
    feed: (business: string) => `Articles of ${business}`,
  },
  areas: {
    title: 'Areas We Serve',
    in: (town: string, trade: string | null) =>
      trade ? `${trade} in ${town}`.replace(/^./u, (letter) => letter.toUpperCase()) : `Our work in ${town}`,
    all: (n: number) => `All ${n.toLocaleString('en-US')} towns`,
    others: 'We also work in',
    projects: (town: string) => `Projects in ${town}`,
    pictures: (town: string) => `Our work in ${town}`,
    reviews: (town: string) => `What customers in ${town} say`,
  },
};

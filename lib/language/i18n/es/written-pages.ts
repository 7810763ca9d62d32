import type { writtenPages as english } from '@/lib/language/i18n/en/written-pages';

export const writtenPages: typeof english = {
  articles: {
    title: 'Artículos',
    by: (author) => `Por ${author}`,
    all: 'Todos los artículos',
    none: 'Aún no hay artículos.',
    pages: 'Páginas de los artículos',
    feed: (business) => `Artículos de ${business}`,
  },
  areas: {
    title: 'Zonas de servicio',
    in: (town, trade) =>
      trade
        ? `${trade} en ${town}`.replace(/^./u, (letter) => letter.toUpperCase())
        : `Nuestro trabajo en ${town}`,
    all: (n) => `Las ${n.toLocaleString('es-US')} localidades`,
    others: 'También trabajamos en',
    projects: (town) => `Proyectos en ${town}`,
    pictures: (town) => `Nuestro trabajo en ${town}`,
    reviews: (town) => `Lo que dicen los clientes de ${town}`,
  },
};

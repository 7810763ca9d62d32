import type { offers as english } from '@/lib/language/i18n/en/offers';

export const offers: typeof english = {
  announcement: 'Aviso',
  registrations: 'Registros',
  team: { title: 'Nuestro equipo' },
  price: {
    one: 'Precio',
    of: (service) => `Precios: ${service}`,
    duration: 'Duración',
    from: (price) => `Desde ${price}`,
    upTo: (price) => `Hasta ${price}`,
    free: 'Gratis',
  },
};

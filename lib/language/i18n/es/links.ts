import type { links as english } from '@/lib/language/i18n/en/links';

export const links: typeof english = {
  languageName: 'Español',
  links: {
    booking: 'Reservar en línea',
    financing: 'Financiamiento',
    quote: 'Calcular el precio',
    portal: 'Acceso de clientes',
    from: (host) =>
      `Esta página viene de ${host}. Se carga cuando usted la pide; esa empresa conoce entonces su dirección de red y puede guardar cookies.`,
    show: 'Mostrarla aquí',
    open: (host) => `Abrirla en ${host}`,
  },
};

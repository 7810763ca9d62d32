import type { EveryPageMessages } from '@/lib/language/i18n/en/every-page';

export const everyPage: EveryPageMessages = {
  locale: 'es-US',
  error: { title: 'Algo salió mal', text: 'Por favor, cargue la página de nuevo.', retry: 'Cargar de nuevo' },
  openStatus: {
    open: 'Abierto ahora',
    openUntil: 'Abierto ahora, cierra a las {time}',
    opens: 'Abre a las {time}',
    opensOnWeekday: 'Abre el {weekday} a las {time}',
    opensOnDate: 'Abre el {date} a las {time}',
  },
};

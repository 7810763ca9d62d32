import type { answers as english } from '@/lib/language/i18n/en/answers';

export const answers: typeof english = {
  confirmation: {
    subject: (business) => `Su solicitud a ${business}`,
    intro: (business) => `Usted escribió a ${business} en su sitio web. Su solicitud ha llegado.`,
    phone: 'Teléfono',
    hours: 'Horario',
    notYou: (business) =>
      `Usted nos escribió; si no fue usted, ignore este correo. Lo hizo el sitio web de ${business}, porque alguien dio allí su dirección.`,
  },
};

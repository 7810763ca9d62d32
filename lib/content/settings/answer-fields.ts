import { field } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';

export const answerFields = {
  confirmationMail: field(
    flag,
    'Confirm requests by mail',
    'No: visitors get no mail that confirms their request.',
    {
      es: ['Confirmar por correo', 'No: el visitante no recibe un correo que confirma su solicitud.'],
      shows: 'A mail to the visitor, when the server has `SMTP_URL`; the privacy page.',
      without: 'They get one.',
      example: false,
    },
  ),
};

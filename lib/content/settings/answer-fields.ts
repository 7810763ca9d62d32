import { field } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';

export const answerFields = {
  confirmationMail: field(
    flag,
    '`false`: visitors who give an e-mail address get no mail that confirms their request.',
    {
      shows: 'A mail to the visitor, when the server has `SMTP_URL`; the privacy page.',
      without: 'They get one.',
      example: false,
    },
  ),
};

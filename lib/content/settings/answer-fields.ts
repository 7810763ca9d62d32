import { field } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';

export const answerFields = {
  confirmationMail: field(
    flag,
    '`false`: visitors who give an e-mail address get no mail with what they wrote.',
    {
      shows: 'A mail to the visitor, when the server has `SMTP_URL`; the privacy page.',
      without: 'They get one.',
      example: false,
    },
  ),
  heldEvents: field(
    flag,
    '`true`: `linkPostEmail` gets an event `lead.held` for each request that is held back as possible spam, when no mail can tell the business.',
    { shows: 'Nowhere.', without: 'No event.', example: true },
  ),
};

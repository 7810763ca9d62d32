import { MAX_DESTINATIONS } from './lead-destination';
import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { email } from '@/lib/content/fields/text-kinds';

// No secret, because many people read records; it belongs in the hosts entry.
export const deliverTo = field(
  list(
    group({
      webhook: field(
        webLink,
        'A server that gets each request as JSON, as the one of `linkPostEmail` does.',
        {
          without: 'Only `mail` is used.',
          example: 'https://hooks.example.com/acme',
        },
      ),
      mail: field(email, 'An address that gets each request by e-mail.', {
        without: 'Only `webhook` is used.',
        example: 'office@acme.example',
      }),
    }),
    MAX_DESTINATIONS,
  ),
  'Where each request goes beside `linkPostEmail`, or the first e-mail address without it.',
  { shows: 'Nowhere: only the server uses it.', without: 'Nowhere else.' },
);

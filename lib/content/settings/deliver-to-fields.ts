import { MAX_DESTINATIONS } from './lead-destination';
import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { email } from '@/lib/content/fields/text-kinds';

// No secret, because many people read records; it belongs in the hosts entry.
export const deliverTo = field(
  list(
    group({
      mail: field(email, 'E-mail address', 'Gets each request as a mail.', {
        es: ['Correo', 'Recibe cada solicitud por correo.'],
        example: 'office@acme.example',
      }),
      webhook: field(webLink, 'Server', 'Gets each request as data.', {
        es: ['Servidor', 'Recibe cada solicitud como datos.'],
        more: 'As JSON, as the one of `linkPostEmail` does.',
        example: 'https://hooks.example.com/acme',
      }),
    }),
    MAX_DESTINATIONS,
  ),
  'Further receivers',
  'Each request goes there too.',
  {
    es: ['Más destinatarios', 'Cada solicitud va allí también.'],
    entry: ['Receiver', 'Destinatario'],
    more: 'Beside `linkPostEmail`, or the first e-mail address without it.',
  },
);

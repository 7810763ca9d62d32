import { z } from 'zod';
import { linkKinds, linkPlaces } from './site-links';
import { field, group, kind, list, normaliseText, textOrNull } from '@/lib/content/fields/field';
import { secureLink } from '@/lib/content/fields/link-kinds';
import { flag } from '@/lib/content/fields/number-kinds';
import { line, oneOf } from '@/lib/content/fields/text-kinds';

const MAX_LINKS = 8;

const pageId = kind(
  z.preprocess(
    normaliseText,
    z
      .string('should be text')
      .regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a page id')
      .nullable(),
  ),
  'page id',
  { type: textOrNull, pattern: '^\\s*([A-Za-z0-9_-]{1,64})?\\s*$' },
);

export const ownLinks = field(
  list(
    group({
      kind: field(oneOf(linkKinds, 'kind of link'), 'What it is', 'Decides its words and its sign.', {
        es: ['Qué es', 'Decide sus palabras y su signo.'],
        without: 'No entry.',
        example: 'financing',
      }),
      url: field(secureLink, 'Link', 'The page it leads to.', {
        es: ['Enlace', 'La página adonde lleva.'],
        without: 'No entry.',
        example: 'https://book.example.com/acme',
      }),
      label: field(line, 'Words', 'Empty: the usual ones.', {
        es: ['Palabras', 'Vacío: las habituales.'],
        without: 'Those of its kind, such as “Book online”.',
        example: 'Pick a time',
      }),
      place: field(
        oneOf(linkPlaces, 'place of a link'),
        'Where it stands',
        'In the menu, or beside the button that asks for an estimate.',
        {
          es: ['Dónde está', 'En el menú, o junto al botón que pide un presupuesto.'],
          more: '`header` or `callToAction`; each holds two.',
          without: '`callToAction`.',
          example: 'header',
        },
      ),
      newTab: field(flag, 'In a new tab', 'Yes: your site stays open.', {
        es: ['En otra pestaña', 'Sí: su sitio queda abierto.'],
        without: 'The same tab.',
      }),
      embed: field(flag, 'Show it on Contact', 'Yes: the page opens within your site after a click.', {
        es: ['Mostrarlo en Contacto', 'Sí: la página se abre dentro de su sitio tras un clic.'],
        more: 'On Home of a call-only site. For one link, whose host allows frames.',
      }),
    }),
    MAX_LINKS,
  ),
  'Booking and other links',
  'Where visitors book, pay by the month, get a price or see their account.',
  {
    es: ['Reservas y otros enlaces', 'Dónde se reserva, se paga a plazos, se pide precio o se ve la cuenta.'],
    entry: ['Link', 'Enlace'],
  },
);

export const otherLanguage = field(
  pageId,
  'The same in another language',
  'The page id of your site in the other language; your agency sets this.',
  {
    es: ['Lo mismo en otro idioma', 'El id de su sitio en el otro idioma; lo pone su agencia.'],
    more:
      'That record names this record in turn. Services belong together by their order when both ' +
      'records have as many; towns, projects, articles and own pages by their addresses.',
    shows: 'A link in the header, such as “Español”, and for search engines.',
    example: 'acme-es',
  },
);

import { field, group, list } from '@/lib/content/fields/field';
import { picture } from '@/lib/content/fields/link-kinds';
import { formattedText, line, textOfFact } from '@/lib/content/fields/text-kinds';

const MAX_POINTS = 30;
const MAX_SERVICES = 40;
const MAX_PARTS = 8;
const MAX_SERVICES_CHARACTERS = 120_000;

export const services = field(
  list(
    group({
      name: field(line, 'Name', 'Also its address: Deck Repair is at /deck-repair.', {
        es: ['Nombre', 'También su dirección: Deck Repair está en /deck-repair.'],
        shows: 'Home, Services, footer, form.',
        example: 'Deck Repair',
      }),
      description: field(
        list(
          group({
            img: field(picture, 'Picture', 'Of this service, best from your own work.', {
              es: ['Imagen', 'De este servicio, mejor de su propio trabajo.'],
              shows: 'Cards on Home, Services, its page.',
            }),
            text: field(formattedText, 'Text', 'What you do for the customer.', {
              es: ['Texto', 'Lo que hace por el cliente.'],
              more: 'Line breaks make paragraphs.',
              shows: 'Shortened on the card of Home.',
              example: 'We replace rotten boards, level the frame and seal the wood.',
            }),
            lists: field(list(textOfFact, MAX_POINTS), 'List', 'Below the text.', {
              es: ['Lista', 'Debajo del texto.'],
              entry: ['Line', 'Línea'],
              example: ['Free inspection'],
            }),
          }),
          MAX_PARTS,
        ),
        'Texts and pictures',
        'Each text with a picture and a list.',
        { es: ['Textos e imágenes', 'Cada texto con una imagen y una lista.'], entry: ['Text', 'Texto'] },
      ),
    }),
    MAX_SERVICES,
    MAX_SERVICES_CHARACTERS,
  ),
  'Services',
  'The most important first; each one gets a page.',
  {
    es: ['Servicios', 'El más importante primero; cada uno tiene una página.'],
    entry: ['Service', 'Servicio'],
  },
);

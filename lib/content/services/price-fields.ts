import { field, group, list } from '@/lib/content/fields/field';
import { price } from '@/lib/content/fields/number-kinds';
import { fact, line } from '@/lib/content/fields/text-kinds';

const MAX_PRICES = 60;

export const prices = field(
  list(
    group({
      service: field(line, 'Service', 'As it is named above.', {
        es: ['Servicio', 'Como se llama arriba.'],
        more: 'As `dbServices` has it.',
        without: 'No entry.',
        example: 'Deck Repair',
      }),
      name: field(fact, 'What for', 'Where a service has several prices: Long hair.', {
        es: ['Para qué', 'Si un servicio tiene varios precios: Cabello largo.'],
        without: '“Price”.',
        example: 'Up to 20 square yards',
      }),
      from: field(price('from'), 'Lowest price', 'Alone it is shown as “From $120”.', {
        es: ['Precio más bajo', 'Solo, se muestra como “Desde $120”.'],
        example: 120,
      }),
      to: field(price('to'), 'Highest price', 'The same number again: a fixed price.', {
        es: ['Precio más alto', 'El mismo número otra vez: un precio fijo.'],
        example: 180,
      }),
      unit: field(fact, 'Per', 'Such as hour, visit or room.', {
        es: ['Por', 'Por ejemplo: hora, visita o habitación.'],
        shows: 'Behind the price.',
        example: 'hour',
      }),
      duration: field(fact, 'How long it takes', 'Such as 45 min.', {
        es: ['Cuánto dura', 'Por ejemplo: 45 min.'],
        shows: 'Beside the price.',
        example: '45 min',
      }),
    }),
    MAX_PRICES,
  ),
  'Prices',
  'What services cost and how long they take.',
  {
    es: ['Precios', 'Lo que cuestan los servicios y cuánto duran.'],
    entry: ['Price', 'Precio'],
    more: 'In the currency of `options.country`, or of their own sign or code.',
    shows: 'Card of Home (the lowest), Services, its page.',
  },
);

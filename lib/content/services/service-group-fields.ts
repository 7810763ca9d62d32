import { field, group, list } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';

const MAX_GROUPS = 12;
const MAX_SERVICES = 40;

export const serviceGroups = field(
  list(
    group({
      title: field(line, 'Title', 'Such as Outside.', {
        es: ['Título', 'Por ejemplo: Exteriores.'],
        without: 'No entry.',
        example: 'Outside',
      }),
      services: field(list(line, MAX_SERVICES), 'Its services', 'By their names.', {
        es: ['Sus servicios', 'Por sus nombres.'],
        entry: ['Service', 'Servicio'],
        more: 'As `dbServices` has it.',
        without: 'No entry.',
        example: ['Deck Repair'],
      }),
    }),
    MAX_GROUPS,
  ),
  'Groups of services',
  'For many services: titles with the services below them.',
  {
    es: ['Grupos de servicios', 'Para muchos servicios: títulos con los servicios debajo.'],
    entry: ['Group', 'Grupo'],
    more: 'Each service stands in one; the others follow below.',
    shows: 'The order of services everywhere.',
    without: 'Of more than 12 services nine have cards on Home.',
  },
);

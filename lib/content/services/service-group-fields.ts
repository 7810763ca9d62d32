import { field, group, list } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';

const MAX_GROUPS = 12;
const MAX_SERVICES = 40;

export const serviceGroups = field(
  list(
    group({
      title: field(line, 'The title of a group of services.', {
        without: 'The entry is not used.',
        example: 'Outside',
      }),
      services: field(
        list(
          field(line, 'The name of a service, as `dbServices` has it.', { example: 'Deck Repair' }),
          MAX_SERVICES,
        ),
        'Its services.',
        { without: 'The entry is not used.' },
      ),
    }),
    MAX_GROUPS,
  ),
  'The services of a business that has many, in groups. Each service stands in one; the others follow below.',
  {
    shows: 'Home and Services; the order of services everywhere.',
    without: 'Of more than 12 services nine have cards on Home.',
  },
);

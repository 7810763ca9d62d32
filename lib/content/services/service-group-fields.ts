import { field, group, list } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';
import words from './service-group-words.json' with { type: 'json' };

const MAX_GROUPS = 12;
const MAX_SERVICES = 40;

export const serviceGroups = field(
  list(group({ title: line, services: list(line, MAX_SERVICES) }, words.serviceGroups.fields), MAX_GROUPS),
  words.serviceGroups,
);

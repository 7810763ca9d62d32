import { groups, list } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';
import words from './service-group-words.json' with { type: 'json' };

export const serviceGroups = groups(words.serviceGroups, 12, { title: line, services: list(line, 40) });

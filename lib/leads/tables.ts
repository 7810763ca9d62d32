import type { Migration } from '@/lib/db/migrations';

export const leadTables: readonly Migration[] = [];

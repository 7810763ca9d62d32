import { parseRecord } from './parse-record';
import type { Site } from '@/lib/content/domain/site';

export const emptySite = (pageId: string): Site => parseRecord({ dbPrincipal: {} }, pageId);

import type { Site } from '@/lib/content';
import type { LookName } from '@/lib/content/look/looks';
import { classic } from './classic';
import { journal } from './journal';
import type { Look } from './look';
import { poster } from './poster';
import { studio } from './studio';

export const looks: Record<LookName, Look> = { classic, journal, poster, studio };

export const lookOf = (site: Pick<Site, 'look'>): Look => looks[site.look];

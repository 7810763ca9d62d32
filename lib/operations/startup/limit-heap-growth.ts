import 'server-only';
import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 collect garbage when the heap has grown by half since the last time. By itself it waits until the
 * heap is up to four times what is in use: a process with 1,000 sites took 600 to 900 MB for 150 in use.
 */
export const limitHeapGrowth = () => setFlagsFromString('--heap-growing-percent=50');

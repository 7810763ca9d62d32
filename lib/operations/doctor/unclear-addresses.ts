import type { Site } from '@/lib/content';
import { parseUsAddress } from '@/lib/language/geo/us-address';
import type { Finding } from './finding';

/** Addresses without a city that is understood. */
export const unclearAddresses = ({ places }: Pick<Site, 'places'>): Finding[] =>
  places.flatMap(({ address }): Finding[] =>
    parseUsAddress(address)
      ? []
      : [
          {
            severity: 'note',
            code: 'address-not-understood',
            field: 'dbPrincipal.location',
            text:
              `“${address}” is shown as it is, but its city is not understood: search engines get one line of text, ` +
              'and the map is around the whole address. Write for example “1200 Larimer Street, Denver, CO 80204”.',
          },
        ],
  );

import { MAX_DESTINATIONS } from './lead-destination';
import { groups } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { email } from '@/lib/content/fields/text-kinds';
import words from './deliver-to-words.json' with { type: 'json' };

// No secret, because many people read records; it belongs in the hosts entry.
export const deliverTo = groups(words.deliverTo, MAX_DESTINATIONS, { mail: email, webhook: webLink });

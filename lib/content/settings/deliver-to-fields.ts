import { MAX_DESTINATIONS } from './lead-destination';
import { field, group, list } from '@/lib/content/fields/field';
import { webLink } from '@/lib/content/fields/link-kinds';
import { email } from '@/lib/content/fields/text-kinds';
import words from './deliver-to-words.json' with { type: 'json' };

// No secret, because many people read records; it belongs in the hosts entry.
export const deliverTo = field(
  list(group({ mail: email, webhook: webLink }, words.deliverTo.fields), MAX_DESTINATIONS),
  words.deliverTo,
);

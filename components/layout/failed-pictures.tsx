import { nameFailedPictures } from '@/lib/page-cache/inline-scripts.mjs';

/**
 * Gives a picture that fails to load the alternative text of SPEC section 8: those that have failed, and from here on each
 * that does. Without `srcset` the browser tries `src`: when that comes, the picture has its own text again. A script in the
 * page, not an island: pictures fail before React is there. `error` events do not bubble, so they are caught on their way down.
 */
export const FailedPictures = ({ text }: { text: string }) => (
  <script data-text={text} dangerouslySetInnerHTML={{ __html: nameFailedPictures }} />
);

import { nameFailedPictures } from '@/lib/serving/next/inline-scripts.mjs';

/**
 * Gives failed pictures the alternative text of SPEC section 8, and tries `src` by removing `srcset`; a
 * picture that then loads gets its own text back. An inline script, because pictures fail before React
 * starts. It listens in the capture phase: `error` events do not bubble.
 */
export const FailedPictures = ({ text }: { text: string }) => (
  <script data-text={text} dangerouslySetInnerHTML={{ __html: nameFailedPictures }} />
);

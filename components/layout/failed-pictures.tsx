import { nameFailedPictures } from '@/lib/serving/next/inline-scripts.mjs';

/**
 * Failed pictures get this alternative text, and lose `srcset`, so that browsers try `src`; one that then
 * loads gets its own text back. Inline, because pictures fail before React starts.
 */
export const FailedPictures = ({ text }: { text: string }) => (
  <script data-text={text} dangerouslySetInnerHTML={{ __html: nameFailedPictures }} />
);

import { nameFailedPictures } from '@/lib/serving/next/inline-scripts.mjs';

/**
 * Gives failed pictures this alternative text, and removes `srcset`, so that browsers try `src`; a picture
 * that then loads gets its own text back. Inline, because pictures fail before React starts.
 */
export const FailedPictures = ({ text }: { text: string }) => (
  <script data-text={text} dangerouslySetInnerHTML={{ __html: nameFailedPictures }} />
);

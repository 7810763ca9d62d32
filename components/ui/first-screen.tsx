import { firstScreenEnd, layOutInParts } from '@/lib/serving/next/inline-scripts.mjs';

/**
 * Ends the first screen, for which the first paint waits (lib/serving/next/canonical-page.mjs). On a first
 * visit, what is below is laid out part by part (startup.css, `data-in-parts`), which saves 155 to 460 ms of
 * blocking time on a slow phone. Inline, because React starts after that layout.
 */
export const FirstScreenEnd = () => (
  <script id={firstScreenEnd} dangerouslySetInnerHTML={{ __html: layOutInParts }} />
);

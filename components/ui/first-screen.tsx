import { firstScreenEnd, layOutInParts } from '@/lib/serving/next/inline-scripts.mjs';

/**
 * The first paint waits for this (lib/serving/next/canonical-page.mjs). On a first visit the rest is laid out
 * by parts (startup.css, `data-in-parts`), which saves 155 to 460 ms of blocking time on a slow phone.
 * Inline, because React starts after that layout.
 */
export const FirstScreenEnd = () => (
  <script id={firstScreenEnd} dangerouslySetInnerHTML={{ __html: layOutInParts }} />
);

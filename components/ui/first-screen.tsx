import { layOutInParts } from '@/lib/page-cache/inline-scripts.mjs';

/** Ends the layout in parts: call it before a client navigation, whose page may be returned to. */
export const layOutInOnePiece = () => {
  delete document.documentElement.dataset.inParts;
};

/**
 * Stands at the end of a page's first screen. On a first visit the sections below it are laid out one by one (startup.css,
 * `data-in-parts`); in one piece, their layout adds 155 to 460 ms of blocking time on a slow phone. An inline script, because
 * React starts after that layout.
 */
export const FirstScreenEnd = () => <script dangerouslySetInnerHTML={{ __html: layOutInParts }} />;

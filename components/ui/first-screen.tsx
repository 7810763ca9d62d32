import { layOutInParts } from '@/lib/page-cache/inline-scripts.mjs';

const id = 'first-screen-end';

/** In the head: nothing is painted from half a first screen, whose end would push its beginning. */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${id}`} {...{ blocking: 'render' }} />;

/** Before the first page that is shown without loading anew: its first screen is not the first thing to be painted, and it may be one that is returned to. */
export const layOutInOnePiece = () => {
  delete document.documentElement.dataset.inParts;
};

/**
 * Where the first screen of a page ends. For a visitor who comes in, the rest of the page is laid out after it, part by part
 * (globals.css, `data-in-parts`): in one piece it would keep a slow phone from answering to a touch.
 * A script in the page, because React comes after that layout; and here, because a script waits for the page's styles, and
 * what stands above it is then parsed.
 */
export const FirstScreenEnd = () => (
  <>
    <div id={id} hidden />
    <script dangerouslySetInnerHTML={{ __html: layOutInParts }} />
  </>
);

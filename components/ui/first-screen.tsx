const id = 'first-screen-end';

/** In the head: nothing is painted from half a first screen, whose end would push its beginning. */
export const AwaitFirstScreen = () => <link rel="expect" href={`#${id}`} {...{ blocking: 'render' }} />;

// Not for who reloads, comes back or follows an address to a place on the page: the height of what has no layout yet is
// a guess, and the place would be another.
const layOutTheRestInParts = `(function(r,n){if(n&&n.type==='navigate'&&!location.hash){r.dataset.inParts='';addEventListener('load',function(){setTimeout(function(){delete r.dataset.inParts},2500)})}})(document.documentElement,performance.getEntriesByType('navigation')[0])`;

/**
 * Where the first screen of a page ends. For a visitor who comes in, the rest of the page is laid out after it, part by part
 * (globals.css, `data-in-parts`): in one piece it would keep a slow phone from answering to a touch.
 * A script in the page, because React comes after that layout; and here, because a script waits for the page's styles, and
 * what stands above it is then parsed.
 */
export const FirstScreenEnd = () => (
  <>
    <div id={id} hidden />
    <script dangerouslySetInnerHTML={{ __html: layOutTheRestInParts }} />
  </>
);

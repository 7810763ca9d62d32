/**
 * Gives a picture that fails to load the alternative text of SPEC section 8: those that have failed, and from here on each
 * that does. Without `srcset` the browser tries `src`: when that comes, the picture has its own text again. A script in the
 * page, not an island: pictures fail before React is there. `error` events do not bubble, so they are caught on their way down.
 */
export const FailedPictures = ({ text }: { text: string }) => {
  const script = `(function(failed){for(var i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)failed(i);addEventListener('error',function(e){if(e.target&&e.target.tagName==='IMG')failed(e.target)},true)})(function(i){var own=i.alt,text=${JSON.stringify(text)};if(own!==text)i.addEventListener('load',function(){i.alt=own},{once:true});i.alt=text;i.removeAttribute('srcset')})`;
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
};

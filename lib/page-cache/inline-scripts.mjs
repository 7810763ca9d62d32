// Scripts in a page's HTML. Each page's policy names their hashes (page-policy.mjs).

/** Lays out what is below the first screen part by part, on a first visit only. */
export const layOutInParts = [
  '(function(n){',
  "if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.inParts=''",
  "})(performance.getEntriesByType('navigation')[0])",
].join('');

/** SPEC section 8; the script element has the text in `data-text`. */
export const nameFailedPictures = [
  '(function(text,failed){',
  'failed=function(i){var own=i.alt;',
  "if(own!==text)i.addEventListener('load',function(){i.alt=own},{once:true});",
  "i.alt=text;i.removeAttribute('srcset')};",
  'for(var i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)failed(i);',
  "addEventListener('error',function(e){if(e.target&&e.target.tagName==='IMG')failed(e.target)},true)",
  '})(document.currentScript.dataset.text)',
].join('');

/** @type {readonly string[]} */
export const inlineScripts = [layOutInParts, nameFailedPictures];

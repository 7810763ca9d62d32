// The scripts that stand in a page's own HTML. Their text is here and not in the components, because the strict
// Content-Security-Policy of a page names the hash of each: lib/page-cache/page-policy.mjs.

/** Lays out what stands below the first screen part by part, unless the visitor reloads, comes back or follows a #fragment. */
export const layOutInParts = `(function(n){if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.inParts=''})(performance.getEntriesByType('navigation')[0])`;

/** Gives pictures that fail to load the alternative text of SPEC section 8, which the script element has in `data-text`. */
export const nameFailedPictures = `(function(text,failed){failed=function(i){var own=i.alt;if(own!==text)i.addEventListener('load',function(){i.alt=own},{once:true});i.alt=text;i.removeAttribute('srcset')};for(var i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)failed(i);addEventListener('error',function(e){if(e.target&&e.target.tagName==='IMG')failed(e.target)},true)})(document.currentScript.dataset.text)`;

/** @type {readonly string[]} */
export const inlineScripts = [layOutInParts, nameFailedPictures];

// The inline scripts of pages; canonical-page.mjs puts their hashes into each page's policy.

/** The id of the element that ends a page's first screen (components/ui/first-screen.tsx). */
export const firstScreenEnd = 'first-screen-end';

/** Sets `data-in-parts` on a first visit: sections below the first screen are then laid out one by one. */
export const layOutInParts = [
  '(function(n){',
  "if(n&&n.type==='navigate'&&!location.hash)document.documentElement.dataset.inParts=''",
  "})(performance.getEntriesByType('navigation')[0])",
].join('');

/** Replaces the alt text of pictures that fail to load by the script's `data-text`. */
export const nameFailedPictures = [
  '(function(text,failed){',
  'failed=function(i){var own=i.alt;',
  "if(own!==text)i.addEventListener('load',function(){i.alt=own},{once:true});",
  "i.alt=text;i.removeAttribute('srcset')};",
  'for(var i of document.images)if(i.complete&&i.currentSrc&&!i.naturalWidth)failed(i);',
  "addEventListener('error',function(e){if(e.target&&e.target.tagName==='IMG')failed(e.target)},true)",
  '})(document.currentScript.dataset.text)',
].join('');

/**
 * Adds the scripts of `data-src` after the first paint, which they would delay. A touch, a key or 3 seconds
 * (a picture hangs) start them at once.
 */
export const startScripts = [
  '(function(sources){',
  'function start(){sources.splice(0).forEach(function(source){',
  "var script=document.createElement('script');",
  'script.src=source;script.async=true;document.head.appendChild(script)',
  '})}',
  "addEventListener('load',function(){",
  'requestAnimationFrame(function(){setTimeout(start)});if(document.hidden)start()',
  '});',
  "['pointerdown','keydown'].forEach(function(name){addEventListener(name,start,true)});",
  'setTimeout(start,3000)',
  "})(document.currentScript.dataset.src.split(' '))",
].join('');

/** @type {readonly string[]} */
export const inlineScripts = [layOutInParts, nameFailedPictures, startScripts];

/** The id of the element that ends a page's first screen (components/ui/first-screen.tsx). */
export const firstScreenEnd = 'first-screen-end';

/**
 * Sets `data-in-parts` on a first visit: sections below the first screen are then laid out one by one. A
 * section gets a style of its own too, as a section that only its animation makes visible stays blank in
 * WebKit.
 */
export const layOutInParts = [
  '(function(n){',
  "if(!n||n.type!=='navigate'||location.hash)return;",
  "document.documentElement.dataset.inParts='';",
  "addEventListener('animationend',function(e){",
  "if(e.animationName==='laid-out')e.target.style.contentVisibility='visible'})",
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

/** Adds the scripts of `data-src` after the first paint, or earlier at a touch, a key or 3 seconds. */
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

/**
 * In an editor's frame: reports that the preview is ready, reloads it when the editor has saved, names the
 * field of the touched element: a text, a picture, a phone number, an address of mail, hours. A link out of
 * the site is not followed then; a link within it makes no entry in the history, as Back closes the field.
 * Payload's messages, except `mainstreet-field`; `goes`: whether another page opens. `data-origins`: the
 * editors, which frame-ancestors also names; `data-fields`: values and fields.
 */
export const joinEditor = [
  '(function(script){',
  'if(parent===window)return;',
  // The link before this script ends the preview, without which the editor shows the public page.
  "script.previousElementSibling.style.display='none';",
  "function tell(message){parent.postMessage(message,'*')}",
  "addEventListener('message',function(e){",
  "if(e.source===parent&&script.dataset.origins.split(' ').indexOf(e.origin)>=0",
  "&&e.data&&e.data.type==='payload-document-event')location.reload()});",
  'var fields=new Map(JSON.parse(script.dataset.fields));',
  'function fieldOf(element){',
  "var href=element.getAttribute('href')||'',src=element.getAttribute('src'),digits=href.replace(/\\D/g,'');",
  "if(element.matches('[data-hours]'))return'options.hours';",
  "if(element.matches('[data-dates]'))return'dbPrincipal.specialHours';",
  "if(src)return fields.get(new URL(src,location.href).searchParams.get('url')||src);",
  "if(href.indexOf('mailto:')===0)return fields.get(href.slice(7).split('?')[0]);",
  "if(href.indexOf('tel:')===0)return fields.get(Array.from(fields.keys()).find(function(value){",
  "var own=value.replace(/\\D/g,'');",
  'return/phone$/.test(fields.get(value))&&own&&digits.slice(-own.length)===own}));',
  'return fields.get(element.textContent.trim())}',
  'function mark(){',
  "document.querySelectorAll('body :not(script)').forEach(function(element){",
  'var field=fieldOf(element);if(field)element.dataset.field=field})}',
  "addEventListener('load',function(){mark();tell({type:'payload-live-preview',ready:true})});",
  // Again, because navigation may have changed the page.
  "addEventListener('click',function(e){mark();var link=e.target.closest('a');",
  // A link may lie over a picture.
  "var of=e.target.closest('[data-field]')||document.elementsFromPoint(e.clientX,e.clientY).find(",
  'function(element){return element.dataset.field});',
  "if(!of)return;var here=link&&link.origin===location.origin;tell({type:'mainstreet-field',",
  'field:of.dataset.field,goes:!!here&&link.pathname!==location.pathname});',
  'if(link)e.preventDefault();if(here)location.replace(link.href)},true)',
  '})(document.currentScript)',
].join('');

/** @type {readonly string[]} */
export const inlineScripts = [layOutInParts, nameFailedPictures, startScripts, joinEditor];

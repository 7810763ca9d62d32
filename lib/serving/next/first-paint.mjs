/** The id of the element that ends a page's first screen (components/ui/first-screen.tsx). */
export const firstScreenEnd = 'first-screen-end';

const LINK = `<link rel="expect" href="#${firstScreenEnd}" blocking="render"/>`;
const STYLESHEET = '<link rel="stylesheet"';

/**
 * Lets the first paint wait for the first screen, at whose end text would move what is painted already. Not
 * done by the component: React would put its link at a place of the head that changes from render to render.
 * @param {string} html
 */
export const withFirstPaint = (html) => {
  const index = html.indexOf(STYLESHEET);
  if (index < 0 || html.includes(LINK) || !html.includes(`id="${firstScreenEnd}"`)) return html;
  return html.slice(0, index) + LINK + html.slice(index);
};

/** @jest-environment jsdom */
import { layOutInParts, startScripts } from './inline-scripts.mjs';

/** The addresses of the scripts that were added to this document. */
const added = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

/** Runs the loader as a browser does while it parses the page; `paint` and `wait` let time pass. */
const runLoader = (sources: string) => {
  const element = document.createElement('script');
  element.dataset.src = sources;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Function(startScripts)();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

describe('the scripts of a page', () => {
  const sources = ['/_next/static/chunks/main.js', '/_next/static/chunks/b.js'];

  test('start after the first paint that follows the load event, each once and async', () => {
    runLoader(sources.join(' '));
    expect(added()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(added()).toEqual([]);
    jest.runAllTimers();
    expect(added()).toEqual(sources);
    expect([...document.scripts].every(({ async }) => async)).toBe(true);
  });

  test.each(['pointerdown', 'keydown'])('start at once at the first %s', (name) => {
    runLoader(sources.join(' '));
    document.body.dispatchEvent(new Event(name));
    expect(added()).toEqual(sources);
    window.dispatchEvent(new Event('load'));
    document.body.dispatchEvent(new Event(name));
    jest.runAllTimers();
    expect(added()).toEqual(sources);
  });

  test('start in a hidden tab, which paints nothing', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runLoader(sources.join(' '));
    window.dispatchEvent(new Event('load'));
    expect(added()).toEqual(sources);
  });

  test('start also when a picture hangs and the page never loads', () => {
    runLoader(sources.join(' '));
    jest.runAllTimers();
    expect(added()).toEqual(sources);
  });
});

test('a section is visible by its own style, too, once its animation has ended', () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  new Function(layOutInParts)();
  expect(document.documentElement.dataset.inParts).toBe('');
  for (const animationName of ['other', 'laid-out']) {
    document.body.append(document.createElement('section'));
    const ended = Object.assign(new Event('animationend', { bubbles: true }), { animationName });
    document.body.lastElementChild?.dispatchEvent(ended);
  }
  const sections = [...document.body.children] as HTMLElement[];
  expect(sections.map(({ style }) => style.contentVisibility)).toEqual(['', 'visible']);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

/** A page of a real browser. A CSS selector stands for its first element that is shown. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of an async function in the page. */
  run<T>(body: string): Promise<T>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** A key for what has focus: `Escape`, `Tab`, `ArrowRight`. */
  press(key: string): Promise<void>;
  /** The page on paper, as a PDF. */
  print(): Promise<Buffer>;
  screenshot(): Promise<Buffer>;
}

/** A browser that is started for one size of window. */
export interface Engine {
  readonly name: string;
  open(width: number, height: number): Promise<Tab>;
  close(): Promise<void>;
}

export const keys: Record<string, string> = { Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };

/** Runs in each page before its own scripts: collects what the console, errors and the policy say. */
export const collector = `
window.said = [];
for (const kind of ['error', 'warn']) {
  const original = console[kind];
  console[kind] = (...words) => { said.push(kind + ': ' + words.join(' ')); original.apply(console, words); };
}
addEventListener('error', ({ message, target }) => said.push('error: ' + (message ?? target?.src ?? target?.href)), true);
addEventListener('unhandledrejection', ({ reason }) => said.push('rejection: ' + reason));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  said.push('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sample));
try { if (!location.hash.includes('popup')) localStorage.setItem('estimate-popup', String(Date.now())); } catch {}
`;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations of WCAG 2.2 AA, contrast apart, which is computed for all looks elsewhere. */
export const axeProblems = (tab: Tab): Promise<string[]> =>
  tab.run<string[]>(`${axe};
    delete document.documentElement.dataset.inParts;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'color-contrast': { enabled: false } },
    });
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '));`);

/** Asks the page until the expression is true. @throws Error after 20 seconds */
export const until = async (tab: Tab, expression: string): Promise<void> => {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await tab.run<boolean>(`return Boolean(${expression})`)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const at = await tab.run<string>(
    'return `${location.pathname} at ${scrollY} of ${document.body.scrollHeight}`',
  );
  throw new Error(`Not within 20 seconds: ${expression} (${at})`);
};

/** In a page: the first element of the selector that is shown, or null. */
export const shownElement = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  })`;

/** How many pages a PDF has. Firefox writes its objects into compressed streams. */
export const pagesIn = (pdf: Buffer): number => {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(
    ([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  const written = [pdf.toString('latin1'), ...streams].join('\n');
  return written.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
};

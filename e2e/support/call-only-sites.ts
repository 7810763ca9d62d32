import { pageRoots } from '../../lib/content/domain/addresses';
import { pageKinds } from '../../lib/site/pages/page-kinds';
import { pageName } from '../../lib/site/pages/site-pages';
import { expect, type Sites } from '../fixtures';
import { completeRecord, type WireRecord } from './embedded-records';
import type { RawAnswer } from './raw-request';
import { openPagesOf } from './routes';

const open = completeRecord();
/** The fourth widget of a record makes its site call-only. */
const asCallOnly = (record: WireRecord): WireRecord => ({
  ...record,
  simpleWidgets: record.simpleWidgets?.map((widget, index) =>
    index === 3 ? { ...widget, activo: true } : widget,
  ),
});
/** A site and the same site as a call-only one. */
export const openAndClosed = { open: { record: open }, closed: { record: asCallOnly(open) } };

const hiddenPages = openPagesOf(open).filter(({ path }) => path !== '/');
/** Pages that a call-only site hides. */
export const hiddenPaths: readonly string[] = hiddenPages.map(({ path }) => path);

/** Shorter texts also stand on other pages. */
const MIN_LENGTH = 12;

const textsOn = ({ body }: RawAnswer): string[] => {
  const [main = ''] = /<main[^]*<\/main>/.exec(body) ?? [];
  return main
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text.length >= MIN_LENGTH && !text.includes('&'));
};

/** The title and the texts of each hidden page that no page of the call-only site has. */
export const hiddenTexts = async (sites: Sites): Promise<Map<string, string[]>> => {
  const shown = await Promise.all(['/', '/no-such-page'].map((path) => sites.ask('closed', path)));
  const texts = new Map<string, string[]>();
  for (const page of hiddenPages) {
    const answer = await sites.ask('open', page.path);
    const title = `${pageName(page)} | ${page.site.name}`;
    const own = [title, ...textsOn(answer)].filter((text) => !shown.some(({ body }) => body.includes(text)));
    expect(answer.body, page.path).toContain(title);
    expect(own, page.path).toContain(title);
    texts.set(page.path, [...new Set(own)]);
  }
  return texts;
};

const params = Object.values(pageKinds).flatMap(({ path }) => /\[(\w+)\]/.exec(path)?.[1] ?? []);
/** A hidden page's name in navigation data, which name a page by its tree; escaped in HTML. */
const treePattern = new RegExp(
  [`"s":"(${pageRoots.join('|')})"`, `"n":"(${params.join('|')})"`, `"(${pageRoots.join('|')})",{"children"`]
    .map((pattern) => pattern.replaceAll('"', '\\\\?"').replace('{', '\\{'))
    .join('|'),
);
export const namesHiddenPage = ({ body }: RawAnswer): boolean => treePattern.test(body);

/** Fails when an answer has texts of a hidden page, or its name in navigation data. */
export const expectHidden = (answer: RawAnswer, texts: Map<string, string[]>, attempt: string) => {
  const shown = [...texts].flatMap(([page, own]) =>
    own.filter((text) => answer.body.includes(text)).map((text) => `${page}: ${text}`),
  );
  expect([shown, namesHiddenPage(answer)], `${attempt} shows or names a hidden page`).toEqual([[], false]);
};

import { noRedirects } from '@/lib/content/hosts/redirects';
import { checkRecord } from '@/lib/content/record/parse-record';
import { checkAddresses } from '@/lib/operations/onboarding/redirects-command';
import { paths } from '@/lib/site/pages/paths';
import { pageName, pagePathsOf, pagesOf } from '@/lib/site/pages/site-pages';
import type { Imported } from './import-site';
import { type Kind, pathKey, plain } from './page-kinds';
import type { Page } from './read-page';
import type { Lost } from './report';

const fixed: Partial<Record<Kind, string>> = {
  home: paths.home,
  about: paths.about,
  services: paths.services,
  contact: paths.contact,
  booking: paths.contact,
  gallery: paths.gallery,
  reviews: paths.reviews,
};

/** The new page of the same meaning: of the same service, article or page, else of its kind. */
const targetOf = (
  page: Page,
  { facts, services, articles, pages }: Imported,
  known: readonly { path: string; name: string }[],
): string | null => {
  const key = pathKey(page.url);
  const own = [
    ...services.flatMap(({ url, name }) => (url ? [{ url, name }] : [])),
    ...articles.map(({ url, title }) => ({ url, name: title })),
    ...pages.map(({ url, title }) => ({ url, name: title })),
  ].find(({ url }) => pathKey(url) === key);
  if (facts.kindOf(page) === 'blog' && articles.length > 0) return '/articles';
  const named = own && known.find(({ name }) => plain(name) === plain(own.name));
  if (named) return named.path;
  const kind = facts.kindOf(page);
  const byKind =
    kind === 'faq' ? known.find(({ name }) => /faq|questions|preguntas/i.test(name))?.path : fixed[kind];
  return byKind ?? (articles.some(({ url }) => pathKey(url) === key) ? '/articles' : null);
};

/** Redirects for the old addresses that the new site does not answer by itself, and those that are lost. */
export const redirectsOf = (
  imported: Imported,
  pageId: string,
  unread: readonly URL[],
): { redirects: Record<string, string>; lost: Lost[] } => {
  const { site } = checkRecord(imported.record, pageId);
  const known = pagesOf(site).map((page) => ({ path: page.path, name: pageName(page) }));
  const existing = new Set(pagePathsOf(site));
  const redirects: Record<string, string> = {};
  const lost: Lost[] = [];
  const { facts } = imported;
  for (const page of [...facts.pages, ...facts.others]) {
    const from = page.url.pathname;
    const [checked] = checkAddresses(site, noRedirects, [page.url.href], () => false);
    if (checked?.result !== 'lost') continue;
    const to = facts.pages.includes(page) ? targetOf(page, imported, known) : null;
    const isPath = !page.url.search && !/[?#\s*]/.test(from) && from !== '/';
    if (to && existing.has(to) && isPath) redirects[from] = to;
    else
      lost.push({
        address: page.url.href,
        why: isPath
          ? 'the record has no page of this meaning'
          : 'an address with a query cannot be redirected',
      });
  }
  for (const url of unread.slice(0, 500))
    if (checkAddresses(site, noRedirects, [url.href], () => false)[0]?.result === 'lost')
      lost.push({ address: url.href, why: 'it was not read' });
  return { redirects, lost };
};

import { noRedirects } from '@/lib/content/hosts/redirects';
import { checkRecord } from '@/lib/content/record/parse-record';
import { checkAddresses } from '@/lib/operations/onboarding/redirects-command';
import { paths } from '@/lib/site/pages/paths';
import { pageName, pagePathsOf, pagesOf } from '@/lib/site/pages/site-pages';
import { type Kind, isSamePage, kindOfLabel } from '../page/page-kinds';
import type { Page } from '../page/read-page';
import { plain } from '../page/words';
import type { Imported } from './to-record';

export type Lost = { address: string; why: string };

const { home, about, services, contact, gallery, reviews } = paths;
const ofKind: Partial<Record<Kind, string>> = {
  home,
  about,
  services,
  contact,
  booking: contact,
  gallery,
  reviews,
  blog: '/articles',
};
const MAX_UNREAD = 500;

/** Redirects for the old addresses that the new site does not answer by itself, and the lost addresses. */
export const redirectsOf = (
  imported: Imported,
  pageId: string,
  unread: readonly URL[],
): { redirects: Record<string, string>; lost: Lost[] } => {
  const { site } = checkRecord(imported.record, pageId);
  const pages = pagesOf(site).map((page) => ({ path: page.path, name: pageName(page) }));
  const existing = new Set(pagePathsOf(site));
  const { pages: own, others } = imported.facts;
  const sources = [
    ...imported.services.map(({ url, name }) => ({ url, name })),
    ...[...imported.articles, ...imported.pages].map(({ url, title }) => ({ url, name: title })),
  ];
  /** The new page of the same service, article or page, else of the same kind. */
  const targetOf = ({ url, kind }: Page): string | undefined => {
    const source = kind === 'blog' ? undefined : sources.find((one) => one.url && isSamePage(one.url, url));
    const named = source && pages.find(({ name }) => plain(name) === plain(source.name));
    const questions = kind === 'faq' ? pages.find(({ name }) => kindOfLabel(name) === 'faq') : undefined;
    return (named ?? questions)?.path ?? ofKind[kind];
  };
  const isLost = (url: URL) =>
    checkAddresses(site, noRedirects, [url.href], () => false)[0]?.result === 'lost';
  const redirects: Record<string, string> = {};
  const lost: Lost[] = [];
  for (const page of [...own, ...others].filter(({ url }) => isLost(url))) {
    const { pathname, search, href } = page.url;
    const to = own.includes(page) ? (targetOf(page) ?? '') : '';
    const isPath = !search && !/[?#\s*]/.test(pathname) && pathname !== '/';
    if (existing.has(to) && isPath) redirects[pathname] = to;
    else {
      const why = isPath
        ? 'the record has no page of this meaning'
        : 'an address with a query cannot be redirected';
      lost.push({ address: href, why });
    }
  }
  for (const url of unread.slice(0, MAX_UNREAD).filter(isLost))
    lost.push({ address: url.href, why: 'it was not read' });
  return { redirects, lost };
};

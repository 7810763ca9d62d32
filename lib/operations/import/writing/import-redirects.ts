import { noRedirects } from '@/lib/content/hosts/redirects';
import { checkRecord } from '@/lib/content/record/parse-record';
import { checkAddresses } from '@/lib/operations/onboarding/redirects-command';
import { paths } from '@/lib/site/pages/paths';
import { pageName, pagePathsOf, pagesOf } from '@/lib/site/pages/site-pages';
import type { Page } from '../page/read-page';
import { type Kind, isSamePage, kindOfLabel, plain } from '../page/words';
import type { Imported } from './to-record';

export type Lost = { address: string; why: string };

const { home, about, services, contact, gallery, reviews } = paths;
const ofKind: Partial<Record<Kind, string>> = {
  ...{ home, about, services, contact, gallery, reviews },
  booking: contact,
  blog: '/articles',
};
const MAX_UNREAD = 500;

/** Redirects for the old addresses that the new site does not answer by itself, and the lost addresses. */
export const redirectsOf = (
  { record, facts, services, articles, pages }: Imported,
  pageId: string,
  unread: readonly URL[],
): { redirects: Record<string, string>; lost: Lost[] } => {
  const { site } = checkRecord(record, pageId);
  const existing = new Set(pagePathsOf(site));
  const sources = [
    ...services.map(({ url, name }) => ({ url, name })),
    ...[...articles, ...pages].map(({ url, title }) => ({ url, name: title })),
  ];
  /** The new page of the same service, article or page, else of the same kind. */
  const targetOf = ({ url, kind }: Page): string | undefined => {
    const source = kind === 'blog' ? undefined : sources.find((one) => one.url && isSamePage(one.url, url));
    const isSame = (name: string) => source && plain(name) === plain(source.name);
    const isFaq = (name: string) => kind === 'faq' && kindOfLabel(name) === 'faq';
    const own = [isSame, isFaq].map((is) => pagesOf(site).find((page) => is(pageName(page)))?.path);
    return own.find(Boolean) ?? ofKind[kind];
  };
  const isLost = (url: URL) =>
    checkAddresses(site, noRedirects, [url.href], () => false)[0]?.result === 'lost';
  const redirects: Record<string, string> = {};
  const lost: Lost[] = [];
  for (const page of [...facts.pages, ...facts.others].filter(({ url }) => isLost(url))) {
    const { pathname, search, href } = page.url;
    const to = facts.pages.includes(page) ? (targetOf(page) ?? '') : '';
    const isPath = !search && !/[?#\s*]/.test(pathname) && pathname !== '/';
    const why = isPath ? 'the record has no page of this meaning' : 'a query cannot be redirected';
    if (existing.has(to) && isPath) redirects[pathname] = to;
    else lost.push({ address: href, why });
  }
  const notRead = unread.slice(0, MAX_UNREAD).filter(isLost);
  return {
    redirects,
    lost: [...lost, ...notRead.map(({ href }) => ({ address: href, why: 'it was not read' }))],
  };
};

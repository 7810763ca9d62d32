import 'server-only';
import type { Metadata } from 'next';
import { cache } from 'react';
import { getFreshSite, type Site } from '@/lib/content';
import { isServed, originOf } from '@/lib/content/hosts/hosts';
import { isPreviewId } from '@/lib/content/domain/preview-id';
import { knownReviews } from '@/lib/content/reviews-service';
import { languages } from '@/lib/language/i18n';
import { within } from '@/lib/platform/within';
import { languageTagOf, messagesOf } from '@/lib/site/messages';
import { renderAgainSoon } from './current-site';
import type { OtherLanguage } from '@/lib/site/pages/menu';
import { refusalOf } from '@/lib/site/pages/other-language';
import { counterpartOf, isIndexable, type SitePage } from '@/lib/site/pages/site-pages';

/** A page does not wait longer for a record that gives it only links. */
const MAX_WAIT_MS = 1_000;

/**
 * The site in the other language, if it names this site too; null while it is unavailable. A page without its
 * late links is rendered again soon.
 */
const otherSiteOf = cache(async (site: Site): Promise<Site | null> => {
  const id = site.otherLanguage;
  if (id === null || !isServed(id)) return null;
  const known = await within(MAX_WAIT_MS, getFreshSite(id), () => null);
  if (!known || known.state === 'unavailable' || (known.state === 'found' && known.isLate))
    await renderAgainSoon(site.id);
  return known?.state === 'found' && refusalOf(site, known.value) === null ? known.value : null;
});

export const otherLanguageOf = async (site: Site): Promise<OtherLanguage | null> => {
  const other = await otherSiteOf(site);
  if (!other) return null;
  const { languageName: name } = messagesOf(other);
  return { href: `${originOf(other.id)}/`, tag: languageTagOf(other), name };
};

type Languages = NonNullable<Metadata['alternates']>['languages'];

/** A page's addresses in both languages; null in a preview, or when the other page is missing or noindex. */
export const languagesOf = async (page: SitePage): Promise<NonNullable<Languages> | null> => {
  const other = isPreviewId(page.site.id) ? null : await otherSiteOf(page.site);
  const same = other && counterpartOf(page, other);
  if (!same || !isIndexable(same, await knownReviews(other))) return null;
  const pages = [page, same].map(({ site, path }) => ({ site, href: originOf(site.id) + path }));
  // Both pages must name the same default: English, else the first language of the interface.
  const [first] = pages.toSorted(
    (a, b) => languages.indexOf(a.site.language) - languages.indexOf(b.site.language),
  );
  return Object.fromEntries([
    ...pages.map(({ site, href }) => [languageTagOf(site), href]),
    ['x-default', first?.href],
  ]) as NonNullable<Languages>;
};

'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { isPlainClick } from '@/components/islands/dialogs/is-plain-click';
import { rememberCampaign } from './campaign';
import { countClicks } from './count-clicks';
import { keepScroll } from './keep-scroll';
import { measureSpeed } from './measure-speed';

const NO_PAGE = /^\/(api|assets)\//;

const isPageOfThisSite = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !NO_PAGE.test(link.pathname);

/** Null when the browser must handle the click. */
const destinationOf = (event: MouseEvent): string | null => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || event.defaultPrevented || !isPlainClick(event) || !isPageOfThisSite(link)) return null;
  const { pathname, search, hash } = link;
  return hash && pathname === window.location.pathname ? null : pathname + search + hash;
};

/**
 * One listener, because next/link would hydrate a component per link. Prefetches nothing.
 * @returns a function that stops it
 */
const followLinks = (navigate: (to: string) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const to = destinationOf(event);
    if (to === null) return;
    event.preventDefault();
    // Going back needs the page's full height to scroll (first-screen.tsx).
    delete document.documentElement.dataset.inParts;
    navigate(to);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
};

/** Only the page's head names the same page in another language. */
const followLanguage = ({ target }: Event): void => {
  const link = (target as Element).closest<HTMLAnchorElement>('header a[hreflang]');
  if (!link) return;
  const same = document.querySelector<HTMLLinkElement>(`head link[hreflang="${link.hreflang}"]`);
  link.href = same?.href ?? `${link.origin}/`;
};

const followLanguages = (): (() => void) => {
  // The middle button opens a new tab without a click event.
  const types = ['pointerdown', 'click'];
  for (const type of types) document.addEventListener(type, followLanguage, true);
  return () => types.forEach((type) => document.removeEventListener(type, followLanguage, true));
};

const LOWEST_TENTH = '-90% 0px 0px';
/** In CSS pixels: narrower windows have a bar with the number and the call to action (floating-bar.css). */
const BAR_WIDTH = 1792;
/** Of the window's height. */
const FIRST_SCREEN = 0.75;

/**
 * Sets `data-away` while the buttons would cover a form, the footer or [data-clear]; in windows with the bar,
 * while any form is in view. Sets `data-below` below the first screen, or at the end of a page that is not
 * longer.
 * @returns a function that stops it
 */
const watchFloatingButtons = (): (() => void) => {
  const row = document.querySelector('.floating-row');
  if (!row) return () => {};
  const behind = new Set<Element>();
  const report = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) behind.add(target);
      else behind.delete(target);
    }
    row.toggleAttribute('data-away', behind.size > 0);
  };
  const lowestTenth = new IntersectionObserver(report, { rootMargin: LOWEST_TENTH });
  const formView = window.innerWidth < BAR_WIDTH ? new IntersectionObserver(report) : lowestTenth;
  for (const element of document.querySelectorAll('[data-clear], footer')) lowestTenth.observe(element);
  for (const form of document.querySelectorAll('main form')) formView.observe(form);
  const markBelow = () => {
    const end = document.documentElement.scrollHeight - window.innerHeight - 1;
    row.toggleAttribute('data-below', window.scrollY > Math.min(FIRST_SCREEN * window.innerHeight, end));
  };
  markBelow();
  window.addEventListener('scroll', markBelow, { passive: true });
  return () => {
    lowestTenth.disconnect();
    formView.disconnect();
    window.removeEventListener('scroll', markBelow);
    row.removeAttribute('data-away');
  };
};

export const SiteBehaviour = () => {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => followLinks((to) => startTransition(() => router.push(to))), [router]);
  useLayoutEffect(() => keepScroll(pathname), [pathname]);
  useEffect(followLanguages, []);
  useEffect(countClicks, []);
  useEffect(rememberCampaign, []);
  useEffect(measureSpeed, []);
  useEffect(watchFloatingButtons, [pathname]);
  return null;
};

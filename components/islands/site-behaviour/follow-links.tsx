'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { layOutInOnePiece } from '@/components/ui/first-screen';

/** Where a click leads inside the site; null when it is the browser's business: another site, a new tab, a download, a place on this page. */
const destinationOf = (event: MouseEvent): string | null => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return null;
  if (
    link.origin !== window.location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    /^\/(api|assets)\//.test(link.pathname)
  )
    return null;
  if (link.hash && link.pathname === window.location.pathname) return null;
  return link.pathname + link.search + link.hash;
};

/**
 * Follows the links of the site without loading the shell of its pages anew. One listener for all of them: next/link would make
 * a component of each, to be downloaded and hydrated with every page. Nothing is fetched before a link is followed: on a
 * phone's slow network the page in view comes first.
 */
export const FollowLinks = () => {
  const router = useRouter();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const to = destinationOf(event);
      if (to === null) return;
      event.preventDefault();
      layOutInOnePiece();
      startTransition(() => router.push(to));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);

  return null;
};

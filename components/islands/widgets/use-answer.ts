import { useEffect, useState } from 'react';
import { useAfter } from './use-after';

/** Shown for less, a loader only flickers. */
const MIN_LOADER_MS = 600;

/**
 * The server's answer, fetched each time the component mounts.
 * @param ask declared outside of the component, so that it stays the same function; may reject
 * @returns null while the loader shows, which goes on when there is no answer (SPEC section 4)
 */
export const useAnswer = <Answer>(ask: () => Promise<Answer | null>): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const hasLoaded = useAfter(MIN_LOADER_MS);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      void ask().then(
        (loaded) => !isGone && setAnswer(loaded),
        () => {},
      );
    // A page from the back/forward cache has lost its request.
    const loadAgain = ({ persisted }: PageTransitionEvent) => persisted && load();
    load();
    window.addEventListener('pageshow', loadAgain);
    return () => {
      isGone = true;
      window.removeEventListener('pageshow', loadAgain);
    };
  }, [ask]);
  return hasLoaded ? answer : null;
};

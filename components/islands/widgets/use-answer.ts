import { useEffect, useState } from 'react';
import { useAfter } from './use-after';

/** A loader that is shown for less flickers. */
const MIN_LOADER_MS = 600;

/** A server's answer, fetched at each mount; null meanwhile. @param ask declared outside; may reject */
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
    // The back/forward cache cancels a page's open requests.
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

import { useEffect, useState } from 'react';
import { useAfter } from './use-after';

/** A loader that is gone at once is only a flicker. */
const SHORTEST_LOADER_MS = 600;

/**
 * What the server answers, asked anew each time the component is shown.
 * @param ask declared outside of the component, so that it stays the same function; may reject
 * @returns null while the loader is to be shown, which is for good when there is no answer (SPEC section 4)
 */
export const useAnswer = <Answer>(ask: () => Promise<Answer | null>): Answer | null => {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const hasLoaded = useAfter(SHORTEST_LOADER_MS);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      void ask().then(
        (loaded) => !isGone && setAnswer(loaded),
        () => {},
      );
    // A page that was put aside while it waited never gets its answer.
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

import { useEffect, useState } from 'react';
import type { Phone } from '@/lib/content/business/business';
import type { WidgetMessages } from '@/lib/language/i18n/load-messages';

export type WidgetName = 'chat' | 'visits' | 'callNow' | 'weather' | 'qr';

export type WidgetProps = {
  messages: WidgetMessages;
  business: string;
  /** Null when the server offers no widget that needs a phone. */
  phone: Pick<Phone, 'display' | 'digits'> | null;
  qrPicture: string | null;
  privacy: { href: string; label: string };
};

export const TypingLoader = ({ label }: { label: string }) => (
  <span className="inline-flex">
    <span className="typing" aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <span className="sr-only">{label}</span>
  </span>
);

export const useAfter = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};

/** A loader shown for a shorter time flickers. */
const MIN_LOADER_MS = 600;

/** Fetched at each mount; null until then. @param ask declared outside; may reject */
export const useAnswer = <Answer,>(ask: () => Promise<Answer | null>): Answer | null => {
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

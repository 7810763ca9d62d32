import type { WidgetsWords } from '@/lib/language/i18n/en/widgets';

/** The widgets of the floating panel, in the order of their buttons. */
export type WidgetName = 'chat' | 'visits' | 'callNow' | 'weather' | 'qr';

export type WidgetProps = {
  words: WidgetsWords;
  business: string;
  /** The first phone; without one the server offers no widget that needs it. */
  phone: { display: string; digits: string } | null;
  qrPicture: string | null;
  /** The privacy page. */
  privacy: { href: string; label: string };
};

import type { WidgetsDictionary } from '@/lib/i18n/widgets-en';

/** The widgets of the floating panel, in the order of their buttons. */
export type WidgetName = 'chat' | 'visits' | 'callNow' | 'weather' | 'qr';

export type WidgetProps = {
  words: WidgetsDictionary;
  business: string;
  /** The first phone; without one the server offers no widget that needs it. */
  phone: { display: string; digits: string } | null;
  qrPicture: string | null;
  /** The privacy page. */
  privacy: { href: string; label: string };
};

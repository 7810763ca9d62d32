import type { WidgetsDictionary } from '@/lib/i18n/widgets-en';

/** The widgets of the floating panel, in the order of their buttons. */
export type WidgetName = 'chat' | 'visits' | 'callNow' | 'weather' | 'qr';

/** What a widget may need of the business; each takes its part. */
export type WidgetProps = {
  words: WidgetsDictionary;
  business: string;
  /** The first phone: the server shows no widget that needs one where there is none. */
  phone: { display: string; digits: string } | null;
  qrPicture: string | null;
  locale: string;
};

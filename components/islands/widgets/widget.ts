/** The widgets of the floating panel, in the order of their buttons. */
export type WidgetName = 'chat' | 'visits' | 'callNow' | 'weather' | 'qr';

export type WidgetWords = Record<
  WidgetName | 'close' | 'loading' | 'greeting' | 'message' | 'send' | 'sendNote' | 'oneVisit' | 'manyVisits' | 'tapToCall' | 'observed' | 'scan' | 'qrPicture' | 'sendMessage',
  string
>;

/** What a widget may need of the business; each takes its part. */
export type WidgetProps = {
  words: WidgetWords;
  business: string;
  /** The first phone: the server shows no widget that needs one where there is none. */
  phone: { display: string; digits: string } | null;
  qrPicture: string | null;
  locale: string;
};

/** Browsers download these with the widgets. */
export const widgets = {
  locale: 'en-US',
  loading: 'Loading',
  qrPicture: 'QR code of {name}',
  sendMessage: 'Send a message',
  close: 'Close',
  chat: 'Chat with us',
  visits: 'Visits',
  callNow: 'Call us now',
  weather: 'Weather',
  qr: 'QR code',
  greeting: 'Hi there, How can we help you?',
  message: 'Your message',
  send: 'Send',
  sendNote: 'Opens WhatsApp in a new window.',
  oneVisit: 'visit to this website',
  manyVisits: 'visits to this website',
  tapToCall: 'Tap to call',
  observed: 'As of {time}',
  scan: "Scan it with your phone's camera.",
};

export type WidgetMessages = typeof widgets;

import type { WidgetMessages } from '@/lib/language/i18n/en/widgets';

export const widgets: WidgetMessages = {
  locale: 'es-US',
  loading: 'Cargando',
  qrPicture: 'Código QR de {name}',
  sendMessage: 'Enviar un mensaje',
  close: 'Cerrar',
  chat: 'Chatee con nosotros',
  visits: 'Visitas',
  callNow: 'Llámenos ahora',
  weather: 'El clima',
  qr: 'Código QR',
  greeting: 'Hola, ¿cómo podemos ayudarle?',
  message: 'Su mensaje',
  send: 'Enviar',
  sendNote: 'Abre WhatsApp en otra ventana.',
  oneVisit: 'visita a este sitio web',
  manyVisits: 'visitas a este sitio web',
  tapToCall: 'Toque para llamar',
  observed: 'Medido: {time}',
  scan: 'Escanéelo con la cámara de su teléfono.',
};

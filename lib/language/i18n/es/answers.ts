import type { answers as english } from '@/lib/language/i18n/en/answers';

export const answers: typeof english = {
  confirmation: {
    subject: (business) => `Su solicitud a ${business}`,
    intro: (business) =>
      `Usted escribió a ${business} en su sitio web. Su solicitud ha llegado; esto es lo que escribió:`,
    phone: 'Teléfono',
    hours: 'Horario',
    notYou: (business) =>
      `Usted nos escribió; si no fue usted, ignore este correo. Lo hizo el sitio web de ${business}, porque alguien dio allí su dirección.`,
  },
  held: {
    subject: (business, n) =>
      `${business}: ${n === 1 ? '1 solicitud retenida' : `${n} solicitudes retenidas`} por su sitio web`,
    intro: (n) =>
      n === 1
        ? 'Su sitio web tomó esta solicitud por correo no deseado y no la entregó. Por favor, mire si lo es:'
        : `Su sitio web tomó estas ${n} solicitudes por correo no deseado y no las entregó. Por favor, mire si hay un cliente entre ellas:`,
    more: (n) => `Hay ${n} más retenidas. Llegan con el próximo correo.`,
    reason: 'Retenida por',
    received: 'Recibida',
    customer: 'Es un cliente',
    spam: 'Es correo no deseado',
    links: (days) => `Cada enlace abre una página con un botón. Los enlaces sirven durante ${days} días.`,
    deliverTitle: '¿Es un cliente?',
    deliverText: 'El botón le entrega la solicitud como cualquier otra.',
    deliver: 'Sí, entregarla',
    delivered: 'La solicitud está en camino.',
    eraseTitle: '¿Es correo no deseado?',
    eraseText: 'El botón borra la solicitud. No se puede recuperar.',
    erase: 'Sí, borrarla',
    erased: 'La solicitud está borrada.',
    doneTitle: 'Hecho',
    goneTitle: 'Nada que hacer',
    gone: 'Este enlace es incorrecto, ha caducado, o la solicitud ya fue entregada o borrada.',
    failed: 'Ahora mismo no se puede hacer. Por favor, inténtelo más tarde.',
    reasons: {
      honeypot: 'un campo que las personas no ven estaba lleno',
      'forged-bot-check': 'una hora de llenado falsificada',
      'too-fast': 'enviada en menos de un segundo',
      'turnstile-missing': 'sin comprobación contra robots',
      'turnstile-refused': 'tomada por un robot',
      'over-site-limit': 'muchísimas solicitudes en ese momento',
      text: 'su texto',
    },
  },
};

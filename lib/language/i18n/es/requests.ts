import type { RequestWords } from '@/lib/language/i18n/en/requests';
import type { RequestKind } from '@/lib/language/i18n/request-kinds';

const galleryTitle = 'Una mirada por dentro';
const galleryOf = (trade: string) => `Su ${trade} en imágenes`;
const galleryText = 'Una mirada a lo que hacemos.';

export const requests: Record<RequestKind, RequestWords> = {
  estimate: {
    words: {
      callToAction: 'Presupuesto gratis',
      formTitle: 'Pida un presupuesto gratis',
      formText: 'Cuéntenos qué tiene en mente. Respondemos lo antes posible y el presupuesto es gratis.',
      formButton: 'Pedir presupuesto',
      popupTitle: 'Pida un presupuesto ahora',
      galleryTitle: 'Nuestro trabajo',
      galleryText: 'Trabajos recientes, fotografiados en el lugar.',
    },
    mailSubject: (name) => `Solicitud de presupuesto de ${name}`,
    privacyTitle: 'Cuando usted pide un presupuesto',
    popup: 'la ventana del presupuesto',
  },
  appointment: {
    words: {
      callToAction: 'Pida una cita',
      formTitle: 'Solicite su cita',
      formText: 'Cuéntenos qué necesita y cuándo le queda bien. Respondemos lo antes posible.',
      formButton: 'Pedir cita',
      popupTitle: 'Pida una cita ahora',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Solicitud de cita de ${name}`,
    galleryOf,
    privacyTitle: 'Cuando usted pide una cita',
    popup: 'la ventana de la cita',
  },
  quote: {
    words: {
      callToAction: 'Pida una cotización',
      formTitle: 'Solicite su cotización',
      formText: 'Cuéntenos qué necesita. Le respondemos con un precio lo antes posible.',
      formButton: 'Pedir cotización',
      popupTitle: 'Pida una cotización ahora',
      galleryTitle: 'En imágenes',
      galleryText,
    },
    mailSubject: (name) => `Solicitud de cotización de ${name}`,
    privacyTitle: 'Cuando usted pide una cotización',
    popup: 'la ventana de la cotización',
  },
  booking: {
    words: {
      callToAction: 'Reserve ahora',
      formTitle: 'Solicite su reserva',
      formText: 'Cuéntenos qué desea y para cuándo. Confirmamos lo antes posible.',
      formButton: 'Pedir reserva',
      popupTitle: 'Pida su reserva ahora',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Solicitud de reserva de ${name}`,
    galleryOf,
    privacyTitle: 'Cuando usted pide una reserva',
    popup: 'la ventana de la reserva',
  },
  answer: {
    words: {
      callToAction: 'Pregúntenos',
      formTitle: 'Pregunte lo que quiera',
      formText: 'Cuéntenos qué busca. Respondemos lo antes posible.',
      formButton: 'Enviar mi pregunta',
      popupTitle: 'Pregúntenos ahora',
      galleryTitle,
      galleryText,
    },
    mailSubject: (name) => `Pregunta de ${name}`,
    galleryOf,
    privacyTitle: 'Cuando usted nos pregunta algo',
    popup: 'la ventana del formulario',
  },
};

import { estimateFormEs } from './estimate-form-es';
import { widgetsEs } from './widgets-es';
import type { Dictionary } from './en';

const number = (n: number) => n.toLocaleString('es-US');

/** The interface's own words in Spanish, as it is spoken in the United States; visitors are addressed as 'usted'. */
export const es: Dictionary = {
  code: 'es',
  locale: 'es-US',

  business: 'Nuestro negocio',

  nav: {
    main: 'Principal', home: 'Inicio', about: 'Nosotros', services: 'Servicios', gallery: 'Galería', reviews: 'Reseñas', videos: 'Nuestros videos',
    contact: 'Contacto', findUsOn: 'Encuéntrenos', privacy: 'Privacidad', accessibility: 'Accesibilidad', notFound: 'Página no encontrada', menu: 'Menú', navigation: 'Navegación', breadcrumb: 'Ruta de navegación',
    skip: 'Ir al contenido', submenu: (name) => `Menú de ${name}`,
  },
  action: {
    call: estimateFormEs.call,
    freeEstimate: 'Presupuesto gratis', contactUs: 'Contáctenos', email: 'Escríbanos',
    seeService: (name) => `Más sobre ${name}`, seeProject: (name) => `Ver ${name}`,
    aboutUs: 'Más sobre nosotros', allServices: 'Todos nuestros servicios', directions: 'Cómo llegar', watch: 'Ver el video', leaveReview: 'dejar una reseña',
    returnHome: 'volver al inicio', learnMore: (about) => `Más información: ${about}`,
    watchVideo: (n, of) => `Ver el video ${n} de ${of}`, videoChannel: 'Visite nuestro canal de videos', readReviews: 'Leer las reseñas', reviewsAt: (host) => `Reseñas en ${host}`,
  },
  fact: {
    years: (n) => (n === 1 ? '1 año de experiencia' : `${number(n)} años de experiencia`), yearsLabel: 'Años de experiencia', bestService: 'El mejor servicio', professionals: 'Profesionales',
    milesAround: (address) => `Millas alrededor de ${address}`, costEffectiveness: 'Precio justo', onTime: 'Puntualidad',
    phone: 'Teléfono', phones: 'Teléfonos', email: 'Correo electrónico', emails: 'Correos electrónicos', address: 'Dirección', hours: 'Horario', payment: 'Pago', paymentPicture: 'Formas de pago',
    locations: 'Ubicaciones',
  },
  section: {
    services: 'Nuestros servicios', gallery: 'Nuestro trabajo', reviews: 'Lo que dicen los clientes', about: 'Sobre nosotros', aLittleAboutUs: 'Un poco sobre nosotros',
    values: 'Lo que nos importa', whyUs: 'En cifras', beforeAfter: 'Antes y después', before: 'Antes', after: 'Después', promoVideo: 'Vea cómo trabajamos',
    cover: (miles, address) => `Cubrimos ${number(miles)} millas alrededor de ${address}`, where: (address) => `Estamos en ${address}`, whereAll: 'Dónde estamos', findUsOn: 'Encuéntrenos en', followUs: 'Síganos', getInTouch: '¡Póngase en contacto!',
    sendMessage: 'Envíenos un mensaje', requestEstimate: 'Pida un presupuesto gratis', estimateText: 'Cuéntenos qué tiene en mente. Respondemos lo antes posible y el presupuesto es gratis.', branding: 'Nuestros colores',
    messageUs: 'Escríbanos por mensaje', businessListing: 'Nuestro perfil de negocio', social: 'Redes sociales', servicesInShort: 'Qué hacemos', contactUs: 'Contáctenos',
    galleryText: 'Trabajos recientes, fotografiados en el lugar.', contactText: 'Llame, escriba o deje un mensaje: lo que le resulte más fácil.', findText: 'Siga nuestro trabajo, lea sobre nosotros o envíenos un mensaje.',
  },
  reviews: {
    outOf: (score) => `${score} de 5`, count: (n) => (n === 1 ? '1 reseña' : `${number(n)} reseñas`), stars: (n) => (n === 1 ? '1 estrella' : `${n} estrellas`),
    howScored: 'Cómo se calcula la calificación', howScoredText: 'El promedio de todas las reseñas con dos decimales. Solo suman las reseñas de 3 estrellas o más; las demás cuentan como cero.',
    undated: 'Sin fecha', none: 'Todavía no hay reseñas. La suya puede ser la primera.', distribution: 'Reseñas por estrellas', list: 'Todas las reseñas, las más nuevas primero',
  },
  media: {
    close: 'Cerrar', previous: 'Imagen anterior', next: 'Imagen siguiente', position: 'Imagen {n} de {of}', compare: (n, of) => (of === 1 ? 'Comparar antes y después' : `Comparar antes y después, ${n} de ${of}`),
    shares: '{before}% antes, {after}% después', watchOutside: 'Verlo en otra pestaña', showMap: 'Mostrar el mapa',
  },
  videos: { none: 'Todavía no hay videos.' },
  gallery: { none: 'Pronto habrá fotos de nuestro trabajo.', picture: (n, of, of_what) => `${of_what}, foto ${n} de ${of}` },
  form: {
    firstName: 'Nombre', lastName: 'Apellido', email: 'Correo electrónico', phone: 'Teléfono', address: 'Dirección', serviceType: 'Tipo de servicio', bestWay: 'Cómo prefiere que le contactemos',
    byPhone: 'Teléfono', byEmail: 'Correo electrónico', message: 'Mensaje', submit: 'Pedir presupuesto', choose: 'Elija un servicio', other: 'Otra cosa', required: 'obligatorio',
    requiredNote: 'Necesitamos su nombre, un mensaje y un teléfono o un correo electrónico.',
    unavailableTitle: 'No pudimos recibir su solicitud en línea', unavailableText: 'Por favor, llámenos o escríbanos.', backKeeps: 'El botón Atrás de su navegador le devuelve lo que escribió.',
  },
  lead: {
    ...estimateFormEs.lead,
    errorsTitle: (n) => (n === 1 ? 'Hay 1 cosa por corregir' : `Hay ${n} cosas por corregir`), photosAgain: 'Tendrá que elegir las fotos otra vez.',
    textConsent: (business) => `${business} puede enviarme mensajes de texto sobre mi solicitud. Pueden aplicarse tarifas de mensajes y datos. Puedo responder STOP en cualquier momento. No es condición para ninguna compra.`,
    consentGiven: 'Aceptó recibir mensajes de texto', photos: 'Fotos', page: 'Enviado desde', campaign: 'Campaña',
    home: 'Volver al sitio web',
    tooLarge: 'Es más de lo que podemos recibir de una vez. Por favor, acórtelo o llámenos.', tooMany: 'Hubo muchas solicitudes en poco tiempo. Espere unos minutos o llámenos.',
    refused: 'No pudimos aceptarlo desde donde se envió. Use el formulario de nuestro sitio web o llámenos.', unreadable: 'No pudimos leer lo que se envió. Inténtelo de nuevo o llámenos.', tooSlow: 'La conexión fue demasiado lenta. Inténtelo de nuevo o llámenos.',
    busy: 'En este momento estamos recibiendo muchas fotos. Inténtelo de nuevo en un minuto o llámenos.',
    subject: (name) => `Solicitud de presupuesto de ${name}`, mailIntro: 'Llegó una nueva solicitud por el sitio web.', mailReply: 'Responda a este correo para contestarle al cliente.',
    photoGone: 'Este enlace no es válido o ya venció.', photoFailed: 'En este momento no podemos mostrar la foto. Inténtelo de nuevo más tarde.',
  },
  estimateForm: estimateFormEs.estimateForm,
  palette: { open: 'Paletas de colores' },
  estimatePopup: { title: 'Pida un presupuesto ahora', close: 'Cerrar' },
  picture: { logo: (business) => `${business}, inicio`, notFound: 'No encontrada' },
  status: { unavailableTitle: 'Un momento', unavailableText: 'Esta página ya viene. Se cargará sola.', notFoundText: 'La página que buscó no está aquí. Puede que haya cambiado de lugar.' },
  floating: { shortcuts: 'Accesos rápidos', backToTop: 'Volver arriba', panel: 'Ayuda rápida', ...widgetsEs },
  footer: { rights: 'Todos los derechos reservados.', contact: 'Contacto' },
  seo: { video: (business, n, of) => `${business}, video ${n} de ${of}`, around: (miles, place) => `${miles} millas alrededor de ${place}`, pages: 'Páginas', facts: 'Datos' },
};

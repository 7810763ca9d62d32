// The interface's words that tests look for.

type Words = Record<
  | 'home'
  | 'about'
  | 'services'
  | 'gallery'
  | 'reviews'
  | 'videos'
  | 'contact'
  | 'findUsOn'
  | 'privacy'
  | 'accessibility'
  | 'notFound'
  | 'returnHome'
  | 'professionals'
  | 'onTime'
  | 'littleAboutUs'
  | 'menu',
  string
>;

export const words: Record<'en' | 'es', Words> = {
  en: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    gallery: 'Gallery',
    reviews: 'Reviews',
    videos: 'Our Videos',
    contact: 'Contact',
    findUsOn: 'Find Us On',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    notFound: 'Page not found',
    returnHome: 'Return to home',
    professionals: 'Professionals',
    onTime: 'On Time',
    littleAboutUs: 'A little about us',
    menu: 'Menu',
  },
  es: {
    home: 'Inicio',
    about: 'Nosotros',
    services: 'Servicios',
    gallery: 'Galería',
    reviews: 'Reseñas',
    videos: 'Nuestros videos',
    contact: 'Contacto',
    findUsOn: 'Encuéntrenos',
    privacy: 'Privacidad',
    accessibility: 'Accesibilidad',
    notFound: 'Página no encontrada',
    returnHome: 'Volver al inicio',
    professionals: 'Profesionales',
    onTime: 'Puntualidad',
    littleAboutUs: 'Un poco sobre nosotros',
    menu: 'Menú',
  },
};

import { w, type Words } from './words';

/** `fields`: paths of the record; `group.*` means the fields of a group that no earlier section names. */
export type Section = { label?: Words; fields: string[] };
export type Tab = { label: Words; sections: Section[] };

const names = (group: string, ...fields: string[]) => fields.map((field) => `${group}.${field}`);

const basics = [
  'dbPrincipal.name',
  'options.trade',
  ...names('dbPrincipal', 'phones', 'emails', 'location'),
  ...names('options.serviceArea', 'hideAddress', 'cities'),
  ...names('dbPrincipal', 'miles', 'exprYears', 'licensed', 'paymentMethod'),
  'options.registrations',
  ...names('options', 'priceRange', 'country'),
];
const texts = [
  ...['dbSlogan', 'dbHome', 'dbAbout', 'dbValues'],
  ...names('options', 'countersShown', 'counters', 'team'),
];
const links = ['dbSocialMedia.*', 'options.links', 'gmb.*', 'qrImg', 'tiposPago'];
const pictures = [
  ...names('dbPrincipal', 'logo', 'favicon'),
  ...['gallery', 'stock', 'landings', 'beforeAfterGall', 'captions'],
];
const extras = [...names('options', 'popup', 'measureSpeed', 'secondForm'), 'simpleWidgets', 'brandingExtra'];

/** The tabs of the form, in their order. */
export const tabs: Tab[] = [
  {
    label: w('Business', 'Negocio'),
    sections: [
      { fields: basics },
      { label: w('Announcement', 'Aviso'), fields: ['options.announcement.*'] },
      { label: w('Texts about the business', 'Textos sobre el negocio'), fields: texts },
      { label: w('Social networks and payment', 'Redes sociales y pago'), fields: links },
      {
        label: w('Where requests go', 'Adónde van las solicitudes'),
        fields: ['linkPostEmail', ...names('options', 'deliverTo', 'confirmationMail')],
      },
    ],
  },
  {
    label: w('Hours', 'Horario'),
    sections: [{ fields: ['options.hours', ...names('dbPrincipal', 'hours', 'specialHours')] }],
  },
  {
    label: w('Services', 'Servicios'),
    sections: [
      { fields: ['dbServices', 'options.prices', 'options.serviceGroups', 'autoGntLandingFromService'] },
    ],
  },
  {
    label: w('Pictures', 'Imágenes'),
    sections: [
      { fields: pictures },
      { label: w('Videos', 'Videos'), fields: ['videosPromo', 'ytGallery.*', 'options.videos'] },
    ],
  },
  {
    label: w('Look', 'Aspecto'),
    sections: [
      { fields: ['options.look', 'options.pictureTint', 'styles.*'] },
      { label: w('More on your site', 'Más en su sitio'), fields: extras },
      {
        label: w('Words of the site', 'Palabras del sitio'),
        fields: [
          ...names('labels.formLabel', 'language', 'isenglish'),
          ...['options.words.*', 'labels.general.*', 'labels.formLabel.*'],
        ],
      },
    ],
  },
  {
    label: w('Pages', 'Páginas'),
    sections: [{ fields: [...names('options', 'pages', 'areas', 'articles'), 'customLinks'] }],
  },
  {
    label: w('Reviews', 'Reseñas'),
    sections: [{ fields: ['options.reviews', 'reviewsList', 'docId', 'reviews.*'] }],
  },
  {
    label: w('Search', 'Buscadores'),
    sections: [{ fields: ['options.search.*', ...names('options', 'otherLanguage', 'addresses')] }],
  },
];

/** The labels of a choice, by the path of its field and its values in the record. */
export const choices: Record<string, Record<string, Words>> = {
  'options.look': {
    classic: w('Classic', 'Clásico'),
    journal: w('Journal', 'Revista'),
    poster: w('Poster', 'Cartel'),
    studio: w('Studio', 'Estudio'),
  },
  'options.links.kind': {
    booking: w('Booking', 'Reservas'),
    financing: w('Financing', 'Financiación'),
    quote: w('Price', 'Precio'),
    portal: w('Account', 'Cuenta'),
  },
  'options.links.place': {
    header: w('Menu', 'Menú'),
    callToAction: w('Beside the button', 'Junto al botón'),
  },
  'options.pages.blocks.type': {
    text: w('Text', 'Texto'),
    picture: w('Picture', 'Imagen'),
    pictureAndText: w('Picture and text', 'Imagen y texto'),
    points: w('List', 'Lista'),
    questions: w('Questions', 'Preguntas'),
    table: w('Table', 'Tabla'),
    callToAction: w('Text with a button', 'Texto con botón'),
    gallery: w('Gallery', 'Galería'),
    beforeAfter: w('Before and after', 'Antes y después'),
    video: w('Video', 'Video'),
    map: w('Map', 'Mapa'),
    reviews: w('Reviews', 'Reseñas'),
    form: w('Form', 'Formulario'),
  },
  'options.search.titles': {
    local: w('With trade and city', 'Con oficio y ciudad'),
    standard: w('Name only', 'Solo el nombre'),
  },
  'options.addresses': {
    standard: w('/deck-and%20fence', '/deck-and%20fence'),
    hyphens: w('/deck-and-fence', '/deck-and-fence'),
  },
  'labels.formLabel.language': { en: w('English', 'Inglés'), es: w('Spanish', 'Español') },
};

/** The kinds of blocks that have a field; a field that is not named here belongs to all. */
export const blocksWith: Record<string, string[]> = {
  text: ['text', 'picture', 'pictureAndText', 'points', 'questions', 'table', 'callToAction', 'form'],
  picture: ['picture', 'pictureAndText'],
  points: ['points'],
  items: ['questions'],
  columns: ['table'],
  rows: ['table'],
  button: ['callToAction'],
};

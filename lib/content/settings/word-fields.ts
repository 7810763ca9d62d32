import { field, group, type Bilingual } from '@/lib/content/fields/field';
import { USUAL } from './settings-fields';
import { line } from '@/lib/content/fields/text-kinds';
import { isOfTrade, ownWords, standardWord, type WordName } from '@/lib/language/i18n/own-words';

const word = (name: WordName, [en, es]: Bilingual, example: string, more?: string) =>
  field(line, en, USUAL[0], {
    es: [es, USUAL[1]],
    more,
    without: `“${standardWord(name)}”${isOfTrade(name) ? ', or the words of the trade' : ''}.`,
    example,
  });

export const words = field(
  group({
    callToAction: word(
      'callToAction',
      ['Button that asks for an estimate', 'Botón que pide un presupuesto'],
      'Book an appointment',
    ),
    contactButton: word(
      'contactButton',
      ['Button that leads to Contact', 'Botón que lleva a Contacto'],
      'Ask us',
    ),
    formTitle: word('formTitle', ['Title of the form', 'Título del formulario'], 'Ask for an appointment'),
    formText: word('formText', ['Text of the form', 'Texto del formulario'], 'Tell us when you have time.'),
    formButton: word(
      'formButton',
      ['Button of the form', 'Botón del formulario'],
      'Send',
      '`labels.formLabel.tbutton` wins.',
    ),
    popupTitle: word('popupTitle', ['Title of the popup', 'Título de la ventana'], 'Come and see us'),
    messageTitle: word(
      'messageTitle',
      ['Title above the form on Contact', 'Título sobre el formulario en Contacto'],
      'Write to us',
    ),
    writeTitle: word(
      'writeTitle',
      ['Title of the form over a picture', 'Título del formulario sobre una imagen'],
      'Leave us a line',
    ),
    contactTitle: word(
      'contactTitle',
      ['Title of the contact card', 'Título de la tarjeta de contacto'],
      'How to reach us',
    ),
    contactText: word(
      'contactText',
      ['Text at the top of Contact', 'Texto arriba en Contacto'],
      'We answer within a day.',
    ),
    followTitle: word(
      'followTitle',
      ['Title above social networks', 'Título sobre las redes sociales'],
      'See more of us',
    ),
    findUsTitle: word('findUsTitle', ['Title of Find us on', 'Título de Encuéntrenos en'], 'On other pages'),
    findUsText: word(
      'findUsText',
      ['Text of Find us on', 'Texto de Encuéntrenos en'],
      'All our pages in one place.',
    ),
    aboutTitle: word(
      'aboutTitle',
      ['Title of the text about you', 'Título del texto sobre usted'],
      'Who we are',
    ),
    pointsTitle: word(
      'pointsTitle',
      ['Title of the points about you', 'Título de los puntos sobre usted'],
      'Why choose us',
    ),
    valuesTitle: word('valuesTitle', ['Title of your values', 'Título de sus valores'], 'Our promise'),
    countersTitle: word(
      'countersTitle',
      ['Title of the numbers', 'Título de las cifras'],
      'The practice in numbers',
    ),
    promoVideoTitle: word(
      'promoVideoTitle',
      ['Title of the promo video', 'Título del video promocional'],
      'A look inside',
    ),
    beforeAfterTitle: word(
      'beforeAfterTitle',
      ['Title of before and after', 'Título de antes y después'],
      'What changed',
    ),
    serviceListTitle: word(
      'serviceListTitle',
      ['Title of the short list of services', 'Título de la lista corta de servicios'],
      'Treatments',
    ),
    galleryTitle: word(
      'galleryTitle',
      ['Title of the pictures', 'Título de las imágenes'],
      'Our rooms',
      '`labels.general.titleGallery` wins.',
    ),
    galleryText: word(
      'galleryText',
      ['Text at the top of Gallery', 'Texto arriba en Galería'],
      'Our rooms and our team.',
    ),
  } satisfies Record<keyof typeof ownWords, unknown>),
  'Words',
  "The business's own words for what is else the same on every site.",
);

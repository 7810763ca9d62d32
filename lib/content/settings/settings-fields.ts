import {
  field,
  group,
  kind,
  list,
  suggested,
  textOrNumber,
  type Bilingual,
} from '@/lib/content/fields/field';
import { flag, presence } from '@/lib/content/fields/number-kinds';
import { fact, languageCode, line } from '@/lib/content/fields/text-kinds';

export const widgetNames = {
  chat: 'WhatsappBtn',
  visits: 'VisitsCounter',
  callNow: 'CallUsNow',
  weather: 'Wheather',
  palette: 'ModalColores',
} as const;
const names = Object.values(widgetNames).join(', ');
const widget = kind(line, 'line', suggested(Object.values(widgetNames), { type: textOrNumber }));

const MAX_WIDGETS = 20;

/** The help of a field whose text replaces one of the site's own. */
export const USUAL: Bilingual = ['Empty: the usual words.', 'Vacío: las palabras habituales.'];

export const simpleWidgets = field(
  list(
    group({
      val: field(widget, 'Which one', `One of ${names}.`, {
        es: ['Cuál', `Uno de ${names}.`],
        shows: 'The panel of floating widgets; ModalColores is the color palette button.',
        example: 'CallUsNow',
      }),
      activo: field(flag, 'Show it', 'Only with Yes.', {
        es: ['Mostrarlo', 'Solo con Sí.'],
        more: 'The fourth entry also closes every page but Home, the fifth shows the reviews badge.',
      }),
    }),
    MAX_WIDGETS,
  ),
  'Floating buttons',
  'Chat, visits, call, weather, colours. The order counts: ask your agency.',
  {
    es: [
      'Botones flotantes',
      'Chat, visitas, llamar, clima, colores. El orden cuenta: pregunte a su agencia.',
    ],
    entry: ['Button', 'Botón'],
  },
);

export const customLinks = field(
  presence,
  'Projects in the menu',
  'Yes: Gallery opens a list of your projects.',
  {
    es: ['Proyectos en el menú', 'Sí: Galería abre una lista de sus proyectos.'],
    more: 'Anything at all counts as Yes.',
    shows: 'Main menu.',
    without: 'Gallery has no dropdown.',
  },
);

export const hasServicePages = field(
  flag,
  'Services in the menu',
  'Yes: the menu lists the page of each service.',
  {
    es: ['Servicios en el menú', 'Sí: el menú lista la página de cada servicio.'],
    shows: 'Dropdown of Services; where the cards on Home lead.',
    without: 'Cards lead to Services.',
  },
);

const label = ([en, es]: Bilingual, standard: string, example: string) =>
  field(fact, en, USUAL[0], { es: [es, USUAL[1]], without: `“${standard}”.`, example });

const heading = ([en, es]: Bilingual, without: string, example: string) =>
  field(fact, en, USUAL[0], { es: [es, USUAL[1]], without, example });

export const labels = field(
  group({
    general: field(
      group({
        titleMap: heading(
          ['Title of the map', 'Título del mapa'],
          '“We Cover 30 Miles Around …”.',
          'Where we work',
        ),
        titleServices: heading(
          ['Title of the services', 'Título de los servicios'],
          '“Our services”.',
          'What we do',
        ),
        titleGallery: heading(
          ['Title of the gallery', 'Título de la galería'],
          '“Our work”.',
          'Our projects',
        ),
        titleReviews: heading(
          ['Title of the reviews', 'Título de las reseñas'],
          '“What customers say”.',
          'Happy customers',
        ),
        titleBranding: heading(
          ['Title of the brands', 'Título de las marcas'],
          '“Our colors”.',
          'Brand colors',
        ),
      }),
      'Titles',
      'Of sections and pages.',
    ),
    formLabel: field(
      group({
        tname: label(['Form: first name', 'Formulario: nombre'], 'First name', 'Your name'),
        tlname: label(['Form: last name', 'Formulario: apellido'], 'Last name', 'Family name'),
        temail: label(['Form: e-mail', 'Formulario: correo'], 'E-mail', 'Your e-mail'),
        tphone: label(['Form: phone', 'Formulario: teléfono'], 'Phone', 'Your phone'),
        taddress: label(['Form: address', 'Formulario: dirección'], 'Address', 'Where is the job?'),
        ttypeservice: label(
          ['Form: service', 'Formulario: servicio'],
          'Type of service',
          'What do you need?',
        ),
        tbestway: label(
          ['Form: best way to answer', 'Formulario: mejor forma de responder'],
          'Best way to reach you',
          'How may we answer?',
        ),
        tcheckphone: label(['Form: answer by phone', 'Formulario: por teléfono'], 'Phone', 'Call me'),
        tcheckcorreo: label(['Form: answer by e-mail', 'Formulario: por correo'], 'E-mail', 'Write to me'),
        tmessage: label(['Form: message', 'Formulario: mensaje'], 'Message', 'Tell us about the job'),
        tbutton: label(['Form: button', 'Formulario: botón'], 'Request my estimate', 'Send'),
        language: field(
          languageCode,
          'Language of the site',
          'Of menus, buttons and messages. Your own texts stay.',
          {
            es: ['Idioma del sitio', 'De menús, botones y mensajes. Sus textos no cambian.'],
            shows: 'Every page: menus, buttons, messages. Texts of the record are never translated.',
            without: 'What isenglish says.',
            example: 'es',
          },
        ),
        isenglish: field(flag, 'English words', 'Older setting; the language above wins.', {
          es: ['Palabras en inglés', 'Ajuste antiguo; vale el idioma de arriba.'],
          more: '`false`: Spanish.',
          shows: 'Every page: menus, buttons, messages. Texts of the record are never translated.',
          without: 'English.',
        }),
      }),
      'Form',
      'Labels of the estimate form, and the language of the site.',
    ),
  }),
  'Labels',
  'Words of the site that a business can change.',
);

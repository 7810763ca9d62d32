import { field, group, kind, list, suggested, textOrNumber } from '@/lib/content/fields/field';
import { flag, presence } from '@/lib/content/fields/number-kinds';
import { fact, languageCode, line } from '@/lib/content/fields/text-kinds';
import type { z } from 'zod';
import texts from './own-texts.json' with { type: 'json' };

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

export const simpleWidgets = field(
  list(
    group({
      val: field(widget, 'Which one', `One of ${names}.`, {
        es: ['Cuál', `Uno de ${names}.`],
        shows: 'ModalColores is the color palette button.',
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
    without: 'Gallery has no dropdown.',
  },
);

export const hasServicePages = field(
  flag,
  'Services in the menu',
  'Yes: the menu lists the page of each service.',
  {
    es: ['Servicios en el menú', 'Sí: el menú lista la página de cada servicio.'],
    without: 'Also the cards on Home lead to Services.',
  },
);

type Words = { en: string; es: string; example: string; without?: string; more?: string };

/** A field for each entry of own-texts.json: its text replaces one of the site's own. */
export const ownTexts = <Name extends string, T extends z.ZodType>(
  kind: T,
  table: Record<Name, Words>,
  withoutIt?: (name: Name) => string,
) =>
  Object.fromEntries(
    (Object.entries(table) as [Name, Words][]).map(([name, { en, es, without, ...notes }]) => [
      name,
      field(kind, en, 'Empty: the usual words.', {
        ...notes,
        es: [es, 'Vacío: las palabras habituales.'],
        without: without ?? withoutIt?.(name),
      }),
    ]),
  ) as Record<Name, T>;

export const labels = field(
  group({
    general: field(group(ownTexts(fact, texts.headings)), 'Titles', 'Of sections and pages.'),
    formLabel: field(
      group({
        ...ownTexts(fact, texts.formLabels),
        language: field(
          languageCode,
          'Language of the site',
          'Of menus, buttons and messages. Your own texts stay.',
          {
            es: ['Idioma del sitio', 'De menús, botones y mensajes. Sus textos no cambian.'],
            without: 'What isenglish says.',
            example: 'es',
          },
        ),
        isenglish: field(flag, 'English words', 'Older setting; the language above wins.', {
          es: ['Palabras en inglés', 'Ajuste antiguo; vale el idioma de arriba.'],
          more: '`false`: Spanish.',
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

import { field, group } from '@/lib/content/fields/field';
import { flag } from '@/lib/content/fields/number-kinds';
import { colour, oneOf } from '@/lib/content/fields/text-kinds';
import { lookNames } from '@/lib/content/look/looks';
import colours from './colours.json' with { type: 'json' };

type Words = { en: string[]; es: string[]; usual: string };

const fieldOf = ({ en: [label = '', help = ''], es: [etiqueta = '', ayuda = ''], usual }: Words) =>
  field(colour, label, help, { es: [etiqueta, ayuda], without: `${usual}.`, example: usual });

export const styles = field(
  group(
    Object.fromEntries(Object.entries(colours).map(([name, words]) => [name, fieldOf(words)])) as Record<
      keyof typeof colours,
      typeof colour
    >,
  ),
  'Colours',
  'Of every page. A colour that could not be read in its place is made lighter or darker.',
);

export const pictureTint = field(
  flag,
  'One tone for all pictures',
  'Gives photos of different cameras a little of the main colour, so that they belong together.',
  {
    es: [
      'Un tono para todas las imágenes',
      'Da a las fotos de cámaras distintas un poco del color principal, para que combinen.',
    ],
    example: true,
  },
);

export const look = field(
  oneOf(lookNames, 'look'),
  'Look',
  'How the site is drawn; the words stay the same.',
  {
    es: ['Aspecto', 'Cómo se dibuja el sitio; los textos no cambian.'],
    more: 'With a look, colours that `styles` does not name are made from the main colour.',
    shows: 'Every page, icons, pictures of shared links.',
    without: '`classic`.',
    example: 'journal',
  },
);

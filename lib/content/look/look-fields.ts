import { field, group } from '@/lib/content/fields/field';
import { colour, oneOf } from '@/lib/content/fields/text-kinds';
import { lookNames } from '@/lib/content/look/looks';

const colourOf = (
  label: string,
  description: string,
  es: readonly [label: string, description: string],
  example: string,
) =>
  field(colour, label, description, {
    es,
    without: `${example}.`,
    example,
  });

export const styles = field(
  group({
    mainColor: colourOf(
      'Main colour',
      'Bars at the top, dark parts.',
      ['Color principal', 'Barras de arriba, partes oscuras.'],
      '#1d4457',
    ),
    secondaryColor: colourOf(
      'Second colour',
      'Small things that catch the eye.',
      ['Color secundario', 'Cosas pequeñas que llaman la atención.'],
      '#b4532a',
    ),
    thirdColor: colourOf(
      'Light background',
      'Behind every other part of a page.',
      ['Fondo claro', 'Detrás de una de cada dos partes.'],
      '#f3f1ec',
    ),
    headingTextColor: colourOf(
      'Headings',
      'The colour of headings.',
      ['Títulos', 'El color de los títulos.'],
      '#12262f',
    ),
    paragraphTextColor: colourOf(
      'Texts',
      'The colour of texts.',
      ['Textos', 'El color de los textos.'],
      '#46545b',
    ),
    bgFooter: colourOf(
      'Bottom of the page',
      'The background at the bottom.',
      ['Pie de página', 'El fondo del pie de página.'],
      '#0f232d',
    ),
    btn: colourOf(
      'Buttons',
      'The background of buttons.',
      ['Botones', 'El fondo de los botones.'],
      '#b4532a',
    ),
    btnHover: colourOf(
      'Button under the pointer',
      'The background while somebody points at it.',
      ['Botón bajo el puntero', 'El fondo cuando alguien lo señala.'],
      '#97431f',
    ),
    scrollColor: colourOf(
      'Line at the top',
      'It grows while somebody reads.',
      ['Línea de arriba', 'Crece mientras alguien lee.'],
      '#b4532a',
    ),
    iconsMenuMovil: colourOf(
      'Menu button on phones',
      'The three lines that open the menu.',
      ['Botón del menú en teléfonos', 'Las tres líneas que abren el menú.'],
      '#12262f',
    ),
    overlayColor: colourOf(
      'Shade over pictures',
      'Makes texts on pictures readable.',
      ['Sombra sobre imágenes', 'Hace legibles los textos sobre imágenes.'],
      'rgba(10, 25, 32, 0.62)',
    ),
  }),
  'Colours',
  'Of every page. A colour that could not be read in its place is made lighter or darker.',
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

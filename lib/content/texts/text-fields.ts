import { field, group, list } from '@/lib/content/fields/field';
import { fact, formattedText, textOfFact } from '@/lib/content/fields/text-kinds';

const MAX_TEXTS = 20;
const MAX_POINTS = 30;

export const slogans = field(
  list(
    group({
      slogan: field(textOfFact, 'Slogan', 'A few words that only you can say.', {
        es: ['Lema', 'Pocas palabras que solo usted puede decir.'],
        shows:
          'The first in the hero, the second on Home and About, the fourth in the footer, any on service pages.',
        without: 'The name of the business.',
        example: 'Your house, cared for',
      }),
    }),
    MAX_TEXTS,
  ),
  'Slogans',
  'The first one is the big title of Home; others stand further down.',
  {
    es: ['Lemas', 'El primero es el título grande de Inicio; otros están más abajo.'],
    entry: ['Slogan', 'Lema'],
  },
);

export const about = field(
  list(
    group({
      text: field(formattedText, 'Text', 'An empty line begins a new paragraph.', {
        es: ['Texto', 'Una línea vacía empieza otro párrafo.'],
        shows: 'The first on Home, About and in search results; the second on Home, About and in the footer.',
        example: 'Acme Painting has painted homes around Denver since 2006.',
      }),
      list: field(list(textOfFact, MAX_POINTS), 'List', 'Below the text.', {
        es: ['Lista', 'Debajo del texto.'],
        entry: ['Line', 'Línea'],
        example: ['One crew for the whole job'],
      }),
    }),
    MAX_TEXTS,
  ),
  'About you',
  'Who you are and how you work. Two texts are shown.',
  { es: ['Sobre usted', 'Quién es y cómo trabaja. Se muestran dos textos.'], entry: ['Text', 'Texto'] },
);

export const homeTexts = field(
  list(
    group({
      text: field(formattedText, 'Text', 'An empty line begins a new paragraph.', {
        es: ['Texto', 'Una línea vacía empieza otro párrafo.'],
        example: 'Need the trim painted or the deck stained? We do both with our own crew.',
      }),
    }),
    MAX_TEXTS,
  ),
  'Texts of Home',
  'The first is the introduction; the second stands beside the video.',
  {
    es: ['Textos de Inicio', 'El primero es la introducción; el segundo está junto al video.'],
    entry: ['Text', 'Texto'],
  },
);

export const values = field(
  list(
    group({
      title: field(fact, 'Name', 'Such as Punctual.', {
        es: ['Nombre', 'Por ejemplo: Puntual.'],
        shows: 'Cards on About and service pages.',
        example: 'How we work',
      }),
      description: field(textOfFact, 'What it means', 'One or two sentences.', {
        es: ['Qué significa', 'Una o dos frases.'],
        shows: 'The second also in the hero of Home.',
        example: 'One crew does the work and cleans up every evening.',
      }),
    }),
    MAX_TEXTS,
  ),
  'What you stand for',
  'Three are shown as cards.',
  { es: ['Sus valores', 'Se muestran tres, como tarjetas.'], entry: ['Value', 'Valor'] },
);

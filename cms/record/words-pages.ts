import { f, w, type FieldWords, type Section } from './words';

const oneReview: Record<string, FieldWords> = {
  date: f('Day', 'Día', 'Such as 2026-08-02.', 'Por ejemplo: 2026-08-02.'),
  stars: f('Stars', 'Estrellas', '1 to 5, also 4.5.', 'De 1 a 5, también 4.5.'),
  text: f('What the customer wrote', 'Lo que escribió', 'In her own words.', 'En sus propias palabras.'),
  author: f('Name', 'Nombre', 'Who wrote it.', 'Quién lo escribió.'),
  town: f('Town', 'Ciudad', 'Where the customer lives.', 'Donde vive el cliente.'),
  platform: f('Written on', 'Escrita en', 'Such as Google or Yelp.', 'Por ejemplo: Google o Yelp.'),
  reply: f('Your answer', 'Su respuesta', 'Stands below the review.', 'Está debajo de la reseña.'),
};

const blockNames: [string, string, string][] = [
  ['text', 'Text', 'Texto'],
  ['picture', 'Picture', 'Imagen'],
  ['pictureAndText', 'Picture and text', 'Imagen y texto'],
  ['points', 'Points', 'Puntos'],
  ['questions', 'Questions', 'Preguntas'],
  ['table', 'Table', 'Tabla'],
  ['callToAction', 'Call to action', 'Llamada a la acción'],
  ['gallery', 'Gallery', 'Galería'],
  ['beforeAfter', 'Before and after', 'Antes y después'],
  ['video', 'Video', 'Video'],
  ['map', 'Map', 'Mapa'],
  ['reviews', 'Reviews', 'Reseñas'],
  ['form', 'Form', 'Formulario'],
];
const block: Record<string, FieldWords> = {
  type: f('What it shows', 'Qué muestra', 'The other fields follow from it.', 'Los otros campos dependen de esto.', {
    choices: Object.fromEntries(blockNames.map(([value, en, es]) => [value, w(en, es)])),
  }),
  title: f('Heading', 'Título', 'Empty: none.', 'Vacío: ninguno.'),
  text: f('Text', 'Texto', 'An empty line begins a new paragraph.', 'Una línea vacía empieza otro párrafo.'),
  picture: f('Picture', 'Imagen', 'Of this block.', 'De este bloque.'),
  points: f('Points', 'Puntos', 'A list.', 'Una lista.', {
    row: w('Point', 'Punto'),
    rows: { value: f('Point', 'Punto', 'One short line.', 'Una línea corta.') },
  }),
  items: f('Questions', 'Preguntas', 'They open one by one.', 'Se abren una por una.', {
    row: w('Question', 'Pregunta'),
    rows: {
      question: f('Question', 'Pregunta', 'As customers ask it.', 'Como la hacen los clientes.'),
      answer: f('Answer', 'Respuesta', 'In a few sentences.', 'En pocas frases.'),
    },
  }),
  columns: f('Columns of the table', 'Columnas de la tabla', 'Six at most.', 'Seis como máximo.', {
    row: w('Column', 'Columna'),
    rows: { value: f('Name', 'Nombre', 'The head of the column.', 'El título de la columna.') },
  }),
  rows: f('Rows of the table', 'Filas de la tabla', 'The first cell names the row.', 'La primera celda nombra la fila.', {
    row: w('Row', 'Fila'),
    rows: {
      cells: f('Cells', 'Celdas', 'One for each column.', 'Una por columna.', {
        row: w('Cell', 'Celda'),
        rows: { value: f('Cell', 'Celda', 'What stands there.', 'Lo que está allí.', { kind: 'short' }) },
      }),
    },
  }),
  button: f('Words on the button', 'Palabras del botón', 'Empty: the usual ones.', 'Vacío: las habituales.'),
};

export const pages: Section = {
  fields: {
    'options.pages': f('Pages of your own', 'Páginas propias', 'Such as Financing; made of blocks.', 'Por ejemplo: Financiación; hechas de bloques.', {
      row: w('Page', 'Página'),
      rows: {
        title: f('Title', 'Título', 'On the page and in links to it.', 'En la página y en los enlaces.'),
        path: f('Address', 'Dirección', 'financing is at /financing. Empty: made of the title.', 'financing está en /financing. Vacío: se hace del título.'),
        menu: f('Where it is linked', 'Dónde se enlaza', 'main, footer, none, or a page such as /services.', 'main (menú), footer (pie), none (ninguno) o una página como /services.'),
        description: f('In a sentence', 'En una frase', 'Below the title and in search results.', 'Debajo del título y en buscadores.'),
        blocks: f('Blocks', 'Bloques', 'From top to bottom.', 'De arriba abajo.', {
          row: w('Block', 'Bloque'),
          rows: block,
        }),
      },
    }),
    'options.areas': f('Towns with a page', 'Ciudades con página', 'A page for each town, with a text that is true of no other.', 'Una página por ciudad, con un texto que solo vale para ella.', {
      row: w('Town', 'Ciudad'),
      rows: {
        name: f('Town', 'Ciudad', 'Lakewood is at /areas/lakewood.', 'Lakewood está en /areas/lakewood.'),
        text: f('Text', 'Texto', '120 words or more about your work there.', '120 palabras o más sobre su trabajo allí.'),
        gallery: f('Pictures', 'Imágenes', 'Of work in this town.', 'De trabajos en esta ciudad.', {
          rows: { value: f('Picture', 'Imagen', 'Of work in this town.', 'De un trabajo en esta ciudad.') },
        }),
        projects: f('Projects there', 'Proyectos allí', 'By their names.', 'Por sus nombres.', {
          row: w('Project', 'Proyecto'),
          rows: { value: f('Project', 'Proyecto', 'As in Pictures.', 'Como en Imágenes.') },
        }),
        reviews: f('Reviews from there', 'Reseñas de allí', 'By customers in this town.', 'De clientes de esta ciudad.', { row: w('Review', 'Reseña'), rows: oneReview }),
      },
    }),
    'options.articles': f('Articles', 'Artículos', 'Listed at /articles and in the feed.', 'En /articles y en el canal de noticias.', {
      row: w('Article', 'Artículo'),
      rows: {
        title: f('Title', 'Título', 'Of the article.', 'Del artículo.'),
        date: f('Day', 'Día', 'On which it is published, such as 2026-10-01.', 'En que se publica, como 2026-10-01.'),
        text: f('Text', 'Texto', 'An empty line begins a new paragraph.', 'Una línea vacía empieza otro párrafo.'),
        picture: f('Picture', 'Imagen', 'On the article and its card.', 'En el artículo y su tarjeta.'),
        author: f('Who wrote it', 'Quién lo escribió', 'Empty: the business.', 'Vacío: el negocio.'),
        slug: f('End of the address', 'Final de la dirección', 'Empty: made of the title.', 'Vacío: se hace del título.'),
        updated: f('Last change', 'Último cambio', 'A day, such as 2026-11-01.', 'Un día, como 2026-11-01.'),
      },
    }),
    customLinks: f('Projects in the menu', 'Proyectos en el menú', 'Yes: Gallery opens a list of your projects.', 'Sí: Galería abre una lista de sus proyectos.'),
  },
};

export const reviews: Section = {
  fields: {
    'options.reviews': f('Reviews', 'Reseñas', 'What customers wrote.', 'Lo que escribieron los clientes.', {
      row: w('Review', 'Reseña'),
      rows: oneReview,
    }),
    reviewsList: f(
      'Reviews by number',
      'Reseñas por número',
      'The list that the site reads by the number below; it wins over the reviews above.',
      'La lista que el sitio lee con el número de abajo; vale antes que las de arriba.',
      {
        row: w('Review', 'Reseña'),
        rows: {
          Date: oneReview.date as FieldWords,
          ReviewsStars: oneReview.stars as FieldWords,
          Text: oneReview.text as FieldWords,
          Author: oneReview.author as FieldWords,
          Town: oneReview.town as FieldWords,
          Platform: oneReview.platform as FieldWords,
          Reply: oneReview.reply as FieldWords,
        },
      },
    ),
    docId: f('Number of the reviews', 'Número de las reseñas', 'Your agency sets this.', 'Lo pone su agencia.'),
    'reviews.activo': f('Show the reviews', 'Mostrar las reseñas', 'Only with Yes.', 'Solo con Sí.'),
    'reviews.isHomeOnly': f('On Home only', 'Solo en Inicio', 'Yes: on no other page.', 'Sí: en ninguna otra página.'),
    'reviews.links': f('Where to write one', 'Dónde escribir una', 'Links to Google, Yelp and others.', 'Enlaces a Google, Yelp y otros.', {
      row: w('Link', 'Enlace'),
      rows: {
        value: f('Link', 'Enlace', 'The page that asks for a review.', 'La página que pide una reseña.'),
      },
    }),
  },
};

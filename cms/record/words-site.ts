import { f, w, type FieldWords, type Section, type Tab } from './words';

const shown = () => f('Show it', 'Mostrarlo', 'Only with Yes.', 'Solo con Sí.');
const oneReview: Record<string, FieldWords> = {
  date: f('Day', 'Día', 'Such as 2026-08-02.', 'Por ejemplo: 2026-08-02.'),
  stars: f('Stars', 'Estrellas', '1 to 5.', 'De 1 a 5.'),
  text: f('What the customer wrote', 'Lo que escribió', 'In her own words.', 'En sus propias palabras.'),
  author: f('Name', 'Nombre', 'Who wrote it.', 'Quién lo escribió.'),
};

const pictures: Section = {
  fields: {
    'dbPrincipal.logo': f('Logo', 'Logotipo', 'At the top and bottom of every page.', 'Arriba y abajo en cada página.'),
    'dbPrincipal.favicon': f('Small square picture', 'Imagen cuadrada pequeña', 'In the browser’s tab and on phones.', 'En la pestaña del navegador y en teléfonos.'),
    gallery: f('Your work', 'Su trabajo', 'Pictures of finished work, for the gallery and other pages.', 'Imágenes de trabajos terminados, para la galería y otras páginas.', {
      rows: { value: f('Picture', 'Imagen', 'Of finished work.', 'De un trabajo terminado.') },
    }),
    stock: f('Wide pictures', 'Imágenes anchas', 'Behind the titles of pages.', 'Detrás de los títulos de las páginas.', {
      rows: {
        value: f('Picture', 'Imagen', 'Best 1,920 pixels wide.', 'Mejor de 1.920 píxeles de ancho.'),
      },
    }),
    landings: f('Projects', 'Proyectos', 'Each with pictures and a page of its own.', 'Cada uno con imágenes y una página propia.', {
      row: w('Project', 'Proyecto'),
      rows: {
        name: f('Name', 'Nombre', 'Such as Oak Street; also its address.', 'Por ejemplo: Calle Roble; también su dirección.'),
        gallery: f('Pictures', 'Imágenes', 'Of this project.', 'De este proyecto.', {
          rows: { value: f('Picture', 'Imagen', 'Of this project.', 'De este proyecto.') },
        }),
      },
    }),
    beforeAfterGall: f('Before and after', 'Antes y después', 'Pairs that visitors compare with a slider.', 'Pares que el visitante compara con un control.', {
      row: w('Pair', 'Par'),
      rows: {
        beforeImg: f('Before', 'Antes', 'Before the work.', 'Antes del trabajo.'),
        afterImg: f('After', 'Después', 'After it, from the same place.', 'Después, desde el mismo lugar.'),
      },
    }),
    captions: f(
      'Descriptions of pictures',
      'Descripciones de imágenes',
      'What each picture shows, for who cannot see it. Written below the pictures above.',
      'Lo que muestra cada imagen, para quien no la ve. Se escriben debajo de las imágenes de arriba.',
      {
        rows: {
          img: f('Picture', 'Imagen', 'Which picture.', 'Qué imagen.'),
          text: f('Description', 'Descripción', 'What it shows.', 'Lo que muestra.'),
        },
      },
    ),
  },
};

const videos: Section = {
  label: w('Videos', 'Videos'),
  fields: {
    videosPromo: f('Promo video', 'Video promocional', 'On Home; only the first one counts.', 'En Inicio; solo cuenta el primero.', {
      row: w('Video', 'Video'),
      rows: {
        link: f('Link', 'Enlace', 'YouTube, Vimeo, or an .mp4 file.', 'YouTube, Vimeo o un archivo .mp4.'),
        img: f('Still picture', 'Imagen fija', 'Before the video plays.', 'Antes de que empiece el video.'),
        activo: shown(),
      },
    }),
    'ytGallery.linkCanalYT': f('Video channel', 'Canal de videos', 'Your channel on YouTube; puts Our Videos into the menu.', 'Su canal de YouTube; pone Nuestros videos en el menú.'),
    'ytGallery.links': f('Videos of the channel', 'Videos del canal', 'For the page Our Videos.', 'Para la página Nuestros videos.', {
      row: w('Video', 'Video'),
      rows: {
        value: f('Id of the video', 'Id del video', 'What stands behind v= in its link.', 'Lo que está detrás de v= en su enlace.'),
      },
    }),
    'options.videos': f('Titles of videos', 'Títulos de los videos', 'For search engines.', 'Para buscadores.', {
      row: w('Title', 'Título'),
      rows: {
        video: f('Which video', 'Qué video', 'Its id, or the link of the promo video.', 'Su id, o el enlace del video promocional.'),
        title: f('What it shows', 'Qué muestra', 'In a few words.', 'En pocas palabras.'),
        date: f('Day', 'Día', 'On which it was published, such as 2026-05-01.', 'En que se publicó, como 2026-05-01.'),
      },
    }),
  },
};

const colour = (en: string, es: string, helpEn: string, helpEs: string) => f(en, es, helpEn, helpEs, { kind: 'colour' });
const look: Section = {
  fields: {
    'options.look': f('Look', 'Aspecto', 'How the site is drawn; the words stay the same.', 'Cómo se dibuja el sitio; los textos no cambian.', {
      choices: Object.fromEntries(
        [
          ['classic', 'Classic', 'Clásico'],
          ['journal', 'Journal', 'Revista'],
          ['poster', 'Poster', 'Cartel'],
          ['studio', 'Studio', 'Estudio'],
        ].map(([value, en, es]) => [value, w(en as string, es as string)]),
      ),
    }),
    'styles.mainColor': colour('Main colour', 'Color principal', 'Bars at the top, dark parts.', 'Barras de arriba, partes oscuras.'),
    'styles.secondaryColor': colour('Accent', 'Acento', 'Small things that catch the eye.', 'Cosas pequeñas que llaman la atención.'),
    'styles.thirdColor': colour('Light background', 'Fondo claro', 'Behind every other part of a page.', 'Detrás de una de cada dos partes.'),
    'styles.headingTextColor': colour('Headings', 'Títulos', 'The colour of headings.', 'El color de los títulos.'),
    'styles.paragraphTextColor': colour('Texts', 'Textos', 'The colour of texts.', 'El color de los textos.'),
    'styles.btn': colour('Buttons', 'Botones', 'The background of buttons.', 'El fondo de los botones.'),
    'styles.btnHover': colour('Button under the pointer', 'Botón bajo el puntero', 'The background while somebody points at it.', 'El fondo cuando alguien lo señala.'),
    'styles.bgFooter': colour('Bottom of the page', 'Pie de página', 'The background at the bottom.', 'El fondo del pie de página.'),
    'styles.scrollColor': colour('Reading bar', 'Barra de lectura', 'The thin bar that grows while one reads.', 'La barra fina que crece al leer.'),
    'styles.iconsMenuMovil': colour('Menu sign on phones', 'Signo del menú en teléfonos', 'The three lines that open the menu.', 'Las tres líneas que abren el menú.'),
    'styles.overlayColor': colour('Veil over pictures', 'Velo sobre imágenes', 'Makes texts on pictures readable.', 'Hace legibles los textos sobre imágenes.'),
  },
};

const extras: Section = {
  label: w('Extras', 'Extras'),
  fields: {
    'options.popup': f('Popup with the form', 'Ventana con el formulario', 'No: the form does not open by itself.', 'No: el formulario no se abre solo.'),
    'options.measureSpeed': f(
      'Measure speed',
      'Medir la velocidad',
      'No: browsers of visitors do not report how fast pages were.',
      'No: los navegadores de los visitantes no informan de la rapidez de las páginas.',
    ),
    'options.secondForm': f('Second form on Home', 'Segundo formulario en Inicio', 'No: Home has one form.', 'No: Inicio tiene un formulario.'),
    simpleWidgets: f(
      'Floating buttons',
      'Botones flotantes',
      'Chat, visits, call, weather, colours. The order counts: ask your agency.',
      'Chat, visitas, llamar, clima, colores. El orden cuenta: pregunte a su agencia.',
      {
        row: w('Button', 'Botón'),
        rows: {
          val: f('Which one', 'Cuál', 'WhatsappBtn, VisitsCounter, CallUsNow, Wheather or ModalColores.', 'WhatsappBtn, VisitsCounter, CallUsNow, Wheather o ModalColores.'),
          activo: shown(),
        },
      },
    ),
    brandingExtra: f('Brands', 'Marcas', 'Pictures of brands or associations, with a link.', 'Imágenes de marcas o asociaciones, con un enlace.', {
      row: w('Brand', 'Marca'),
      rows: {
        img: f('Picture', 'Imagen', 'Its logo.', 'Su logotipo.'),
        link: f('Link', 'Enlace', 'Where it leads.', 'Adónde lleva.'),
        activo: shown(),
      },
    }),
  },
};

const line = (en: string, es: string): FieldWords => f(en, es, 'Empty: the usual words.', 'Vacío: las palabras habituales.');
const words: Section = {
  label: w('Words of the site', 'Palabras del sitio'),
  fields: {
    'labels.formLabel.language': f('Language of the site', 'Idioma del sitio', 'Of menus, buttons and messages. Your own texts stay.', 'De menús, botones y mensajes. Sus textos no cambian.', {
      choices: { en: w('English', 'Inglés'), es: w('Spanish', 'Español') },
    }),
    'labels.formLabel.isenglish': f('English words', 'Palabras en inglés', 'Older setting; the language above wins.', 'Ajuste antiguo; vale el idioma de arriba.'),
    'options.words.callToAction': line('Button that asks for an estimate', 'Botón que pide un presupuesto'),
    'options.words.contactButton': line('Button that leads to Contact', 'Botón que lleva a Contacto'),
    'options.words.formTitle': line('Title of the form', 'Título del formulario'),
    'options.words.formText': line('Text of the form', 'Texto del formulario'),
    'options.words.formButton': line('Button of the form', 'Botón del formulario'),
    'options.words.popupTitle': line('Title of the popup', 'Título de la ventana'),
    'options.words.messageTitle': line('Title above the form on Contact', 'Título sobre el formulario en Contacto'),
    'options.words.writeTitle': line('Title of the form over a picture', 'Título del formulario sobre una imagen'),
    'options.words.contactTitle': line('Title of the contact card', 'Título de la tarjeta de contacto'),
    'options.words.contactText': line('Text at the top of Contact', 'Texto arriba en Contacto'),
    'options.words.followTitle': line('Title above social networks', 'Título sobre las redes sociales'),
    'options.words.findUsTitle': line('Title of Find us on', 'Título de Encuéntrenos en'),
    'options.words.findUsText': line('Text of Find us on', 'Texto de Encuéntrenos en'),
    'options.words.aboutTitle': line('Title of the text about you', 'Título del texto sobre usted'),
    'options.words.pointsTitle': line('Title of the points about you', 'Título de los puntos sobre usted'),
    'options.words.valuesTitle': line('Title of your values', 'Título de sus valores'),
    'options.words.countersTitle': line('Title of the numbers', 'Título de las cifras'),
    'options.words.promoVideoTitle': line('Title of the promo video', 'Título del video promocional'),
    'options.words.beforeAfterTitle': line('Title of before and after', 'Título de antes y después'),
    'options.words.serviceListTitle': line('Title of the short list of services', 'Título de la lista corta de servicios'),
    'options.words.galleryTitle': line('Title of the pictures', 'Título de las imágenes'),
    'options.words.galleryText': line('Text at the top of Gallery', 'Texto arriba en Galería'),
    'labels.general.titleMap': line('Title of the map', 'Título del mapa'),
    'labels.general.titleServices': line('Title of the services', 'Título de los servicios'),
    'labels.general.titleGallery': line('Title of the gallery', 'Título de la galería'),
    'labels.general.titleReviews': line('Title of the reviews', 'Título de las reseñas'),
    'labels.general.titleBranding': line('Title of the brands', 'Título de las marcas'),
    'labels.formLabel.tname': line('Form: first name', 'Formulario: nombre'),
    'labels.formLabel.tlname': line('Form: last name', 'Formulario: apellido'),
    'labels.formLabel.temail': line('Form: e-mail', 'Formulario: correo'),
    'labels.formLabel.tphone': line('Form: phone', 'Formulario: teléfono'),
    'labels.formLabel.taddress': line('Form: address', 'Formulario: dirección'),
    'labels.formLabel.ttypeservice': line('Form: service', 'Formulario: servicio'),
    'labels.formLabel.tbestway': line('Form: best way to answer', 'Formulario: mejor forma de responder'),
    'labels.formLabel.tcheckphone': line('Form: answer by phone', 'Formulario: por teléfono'),
    'labels.formLabel.tcheckcorreo': line('Form: answer by e-mail', 'Formulario: por correo'),
    'labels.formLabel.tmessage': line('Form: message', 'Formulario: mensaje'),
    'labels.formLabel.tbutton': line('Form: button', 'Formulario: botón'),
  },
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

const pages: Section = {
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

const reviews: Section = {
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

const search: Section = {
  fields: {
    'options.search.titles': f(
      'Titles in search results',
      'Títulos en buscadores',
      'Local: with your trade and city. Standard: with the name only.',
      'Local: con su oficio y ciudad. Estándar: solo con el nombre.',
      { choices: { local: w('Local', 'Local'), standard: w('Standard', 'Estándar') } },
    ),
    'options.search.pages': f('Titles of single pages', 'Títulos de páginas', 'Where you want other words in search results.', 'Donde quiere otras palabras en los buscadores.', {
      row: w('Page', 'Página'),
      rows: {
        name: f('Address', 'Dirección', 'Such as /about.', 'Por ejemplo: /about.'),
        title: f('Title', 'Título', 'About 60 characters.', 'Unos 60 caracteres.'),
        description: f('Description', 'Descripción', 'About 150 characters.', 'Unos 150 caracteres.'),
        shareTitle: f('Title when shared', 'Título al compartir', 'Empty: the title.', 'Vacío: el título.'),
      },
    }),
    'options.otherLanguage': f(
      'The same in another language',
      'Lo mismo en otro idioma',
      'The page id of your site in the other language; your agency sets this.',
      'El id de su sitio en el otro idioma; lo pone su agencia.',
    ),
    'options.addresses': f('Addresses', 'Direcciones de páginas', 'Hyphens: addresses have hyphens only.', 'Guiones: las direcciones solo tienen guiones.', {
      choices: { hyphens: w('Hyphens', 'Guiones') },
    }),
  },
};

export const siteTabs: Tab[] = [
  { label: w('Pictures', 'Imágenes'), sections: [pictures, videos] },
  { label: w('Look', 'Aspecto'), sections: [look, extras, words] },
  { label: w('Pages', 'Páginas'), sections: [pages] },
  { label: w('Reviews', 'Reseñas'), sections: [reviews] },
  { label: w('Search', 'Buscadores'), sections: [search] },
];

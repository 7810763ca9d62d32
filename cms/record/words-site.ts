import { f, w, type FieldWords, type Section, type Tab } from './words';
import { pages, reviews } from './words-pages';

const shown = () => f('Show it', 'Mostrarlo', 'Only with Yes.', 'Solo con Sí.');

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

import { f, w, type Section, type Tab } from './words';

const phoneRows = {
  row: w('Phone number', 'Teléfono'),
  rows: {
    phone: f('Number', 'Número', 'With the area code.', 'Con el código de área.'),
    name: f('What it is for', 'Para qué es', 'Such as Office, or Emergencies.', 'Por ejemplo: Oficina, o Urgencias.'),
  },
};
const emailRows = {
  row: w('E-mail address', 'Correo'),
  rows: { email: f('Address', 'Dirección', 'Such as office@acme.example.', 'Por ejemplo: oficina@acme.example.') },
};

const basics: Section = {
  fields: {
    'dbPrincipal.name': f('Name', 'Nombre', 'As customers know it. Stands at the top and bottom of every page.', 'Como la conocen sus clientes. Está arriba y abajo en cada página.'),
    'options.trade': f(
      'Trade',
      'Oficio',
      'What you do: painter, plumber, roofer, electrician, landscaper, dentist …',
      'Lo que hace, en inglés: painter, plumber, roofer, electrician, landscaper, dentist …',
    ),
    'dbPrincipal.phones': f('Phone numbers', 'Teléfonos', 'The first one is on the buttons that call you.', 'El primero es el de los botones que le llaman.', phoneRows),
    'dbPrincipal.emails': f('E-mail addresses', 'Correos electrónicos', 'The first one is shown on the site, and may get the requests.', 'El primero se ve en el sitio y puede recibir las solicitudes.', emailRows),
    'dbPrincipal.location': f('Addresses', 'Direcciones', 'The main one first; it decides the city, the time zone and the map.', 'La principal primero; decide la ciudad, la zona horaria y el mapa.', {
      row: w('Address', 'Dirección'),
      rows: {
        address: f('Address', 'Dirección', 'Street, city, state and ZIP code.', 'Calle, ciudad, estado y código postal.'),
        name: f('Name of the place', 'Nombre del lugar', 'With several places: what customers call this one.', 'Con varios lugares: cómo llaman los clientes a este.'),
        phones: f('Its phone numbers', 'Sus teléfonos', 'Only when they differ from those of the business.', 'Solo si no son los del negocio.', phoneRows),
        emails: f('Its e-mail addresses', 'Sus correos', 'Shown on Contact.', 'Se ven en Contacto.', emailRows),
        hours: f('Its opening hours', 'Su horario', 'Only when they differ from those of the business.', 'Solo si no es el del negocio.', {
          row: w('Days', 'Días'),
          rows: {
            day: f('Days', 'Días', 'Such as Monday - Friday.', 'Por ejemplo: lunes a viernes.'),
            hour: f('Hours', 'Horas', 'Such as 8:00 AM - 5:00 PM.', 'Por ejemplo: 8:00 - 17:00.'),
          },
        }),
        url: f('Link to a map', 'Enlace a un mapa', 'Where “Directions” leads. Empty: a search for the address.', 'Adónde lleva “Cómo llegar”. Vacío: una búsqueda de la dirección.'),
      },
    }),
    'options.serviceArea.hideAddress': f(
      'Hide the address',
      'Ocultar la dirección',
      'Yes: the street is shown nowhere, for who works at the customers’.',
      'Sí: la calle no se ve en ningún lugar, para quien trabaja donde el cliente.',
    ),
    'options.serviceArea.cities': f('Towns you work in', 'Ciudades donde trabaja', 'Named on the site and to search engines.', 'Se nombran en el sitio y a los buscadores.', {
      row: w('Town', 'Ciudad'),
      rows: { value: f('Town', 'Ciudad', 'One town.', 'Una ciudad.') },
    }),
    'dbPrincipal.miles': f(
      'How far you go',
      'Hasta dónde va',
      'In miles around the first address, such as 30; in km where people use them.',
      'En millas alrededor de la primera dirección, como 30; en km donde se usan.',
    ),
    'dbPrincipal.exprYears': f('Years of experience', 'Años de experiencia', 'A number of years, not the year in which you began.', 'Un número de años, no el año en que empezó.'),
    'dbPrincipal.licensed': f('License or insurance', 'Licencia o seguro', 'In a few words, at the top of Home.', 'En pocas palabras, arriba en Inicio.'),
    'dbPrincipal.paymentMethod': f('How customers can pay', 'Cómo se puede pagar', 'Stands at the bottom of the pages and on Contact.', 'Está al pie de las páginas y en Contacto.', { kind: 'short' }),
    'options.priceRange': f('Prices, roughly', 'Precios, más o menos', 'For search engines, such as $$.', 'Para buscadores, como $$.'),
    'options.country': f(
      'Country',
      'País',
      'Two letters, such as US, MX or ES: decides phone numbers, addresses and distances.',
      'Dos letras, como US, MX o ES: decide teléfonos, direcciones y distancias.',
    ),
  },
};

const texts: Section = {
  label: w('Texts about the business', 'Textos sobre el negocio'),
  fields: {
    dbSlogan: f('Slogans', 'Lemas', 'The first one is the big title of Home; others stand further down.', 'El primero es el título grande de Inicio; otros están más abajo.', {
      row: w('Slogan', 'Lema'),
      rows: {
        slogan: f('Slogan', 'Lema', 'A few words that only you can say.', 'Pocas palabras que solo usted puede decir.', { kind: 'short' }),
      },
    }),
    dbHome: f('Texts of Home', 'Textos de Inicio', 'The first is the introduction; the second stands beside the video.', 'El primero es la introducción; el segundo está junto al video.', {
      row: w('Text', 'Texto'),
      rows: {
        text: f('Text', 'Texto', 'An empty line begins a new paragraph.', 'Una línea vacía empieza otro párrafo.'),
      },
    }),
    dbAbout: f('About you', 'Sobre usted', 'Who you are and how you work. Two texts are shown.', 'Quién es y cómo trabaja. Se muestran dos textos.', {
      row: w('Text', 'Texto'),
      rows: {
        text: f('Text', 'Texto', 'An empty line begins a new paragraph.', 'Una línea vacía empieza otro párrafo.'),
        list: f('Points', 'Puntos', 'A list below the text.', 'Una lista debajo del texto.', {
          row: w('Point', 'Punto'),
          rows: { value: f('Point', 'Punto', 'One short line.', 'Una línea corta.', { kind: 'short' }) },
        }),
      },
    }),
    dbValues: f('What you stand for', 'Sus valores', 'Three are shown as cards.', 'Se muestran tres, como tarjetas.', {
      row: w('Value', 'Valor'),
      rows: {
        title: f('Name', 'Nombre', 'Such as Punctual.', 'Por ejemplo: Puntual.'),
        description: f('What it means', 'Qué significa', 'One or two sentences.', 'Una o dos frases.'),
      },
    }),
    'options.countersShown': f('Show numbers', 'Mostrar cifras', 'No: the row of numbers is left out.', 'No: no se muestra la fila de cifras.'),
    'options.counters': f('Numbers of your own', 'Cifras propias', 'At most four, in place of years, miles and services.', 'Cuatro como máximo, en lugar de años, millas y servicios.', {
      row: w('Number', 'Cifra'),
      rows: {
        value: f('Number', 'Cifra', 'Such as 1250.', 'Por ejemplo: 1250.'),
        unit: f('Behind it', 'Detrás', 'A sign or a word, such as +.', 'Un signo o una palabra, como +.'),
        label: f('What is counted', 'Qué se cuenta', 'Such as houses painted.', 'Por ejemplo: casas pintadas.'),
      },
    }),
  },
};

const links: Section = {
  label: w('Social networks and payment', 'Redes sociales y pago'),
  fields: {
    'dbSocialMedia.redes': f('Social networks', 'Redes sociales', 'Your profiles; their signs stand on every page.', 'Sus perfiles; sus signos están en cada página.', {
      row: w('Network', 'Red'),
      rows: {
        url: f('Link', 'Enlace', 'The address of your profile.', 'La dirección de su perfil.'),
        icon: f('Name of the network', 'Nombre de la red', 'Only when its sign does not appear by itself.', 'Solo si su signo no aparece por sí mismo.'),
        image: f('Picture', 'Imagen', 'In place of the sign.', 'En lugar del signo.'),
      },
    }),
    'dbSocialMedia.directorios': f('Directories', 'Directorios', 'Where you are listed, such as Yelp.', 'Dónde está inscrito, como Yelp.', {
      row: w('Directory', 'Directorio'),
      rows: {
        name: f('Name', 'Nombre', 'Such as Yelp.', 'Por ejemplo: Yelp.'),
        url: f('Link', 'Enlace', 'Your entry there.', 'Su página allí.'),
        image: f('Logo', 'Logotipo', 'Empty: its name is written.', 'Vacío: se escribe su nombre.'),
      },
    }),
    'options.links': f(
      'Booking and other links',
      'Reservas y otros enlaces',
      'Where visitors book, pay by the month, get a price or see their account.',
      'Dónde se reserva, se paga a plazos, se pide precio o se ve la cuenta.',
      {
        row: w('Link', 'Enlace'),
        rows: {
          kind: f('What it is', 'Qué es', 'Decides its words and its sign.', 'Decide sus palabras y su signo.', {
            choices: {
              booking: w('Booking', 'Reservas'),
              financing: w('Financing', 'Financiación'),
              quote: w('Price', 'Precio'),
              portal: w('Account', 'Cuenta'),
            },
          }),
          url: f('Link', 'Enlace', 'The page it leads to.', 'La página adonde lleva.'),
          label: f('Words', 'Palabras', 'Empty: the usual ones.', 'Vacío: las habituales.'),
          place: f('Where it stands', 'Dónde está', 'In the menu, or beside the button that asks for an estimate.', 'En el menú, o junto al botón que pide un presupuesto.', {
            choices: { header: w('Menu', 'Menú'), callToAction: w('Beside the button', 'Junto al botón') },
          }),
          newTab: f('In a new tab', 'En otra pestaña', 'Yes: your site stays open.', 'Sí: su sitio queda abierto.'),
          embed: f('Show it on Contact', 'Mostrarlo en Contacto', 'Yes: the page opens within your site after a click.', 'Sí: la página se abre dentro de su sitio tras un clic.'),
        },
      },
    ),
    'gmb.link': f('Google Business Profile', 'Perfil de Google', 'The link to your profile on Google.', 'El enlace a su perfil de Google.'),
    'gmb.img': f('Picture for Google', 'Imagen para Google', 'Shown with that link.', 'Se muestra con ese enlace.'),
    qrImg: f('QR code', 'Código QR', 'A picture that leads phones to your site.', 'Una imagen que lleva los teléfonos a su sitio.'),
    tiposPago: f('Signs of payment', 'Signos de pago', 'Pictures of cards that you take.', 'Imágenes de las tarjetas que acepta.', {
      row: w('Sign', 'Signo'),
      rows: {
        img: f('Picture', 'Imagen', 'Such as the sign of a card.', 'Por ejemplo: el signo de una tarjeta.'),
        activo: f('Show it', 'Mostrarlo', 'Only with Yes.', 'Solo con Sí.'),
      },
    }),
  },
};

const requests: Section = {
  label: w('Where requests go', 'Adónde van las solicitudes'),
  fields: {
    linkPostEmail: f('Server for requests', 'Servidor de solicitudes', 'Your agency sets this. Empty: the first e-mail address gets them.', 'Lo pone su agencia. Vacío: las recibe el primer correo.'),
    'options.deliverTo': f('Further receivers', 'Más destinatarios', 'Each request goes there too.', 'Cada solicitud va allí también.', {
      row: w('Receiver', 'Destinatario'),
      rows: {
        mail: f('E-mail address', 'Correo', 'Gets each request as a mail.', 'Recibe cada solicitud por correo.'),
        webhook: f('Server', 'Servidor', 'Gets each request as data.', 'Recibe cada solicitud como datos.'),
      },
    }),
    'options.confirmationMail': f('Confirm requests by mail', 'Confirmar por correo', 'No: visitors get no mail that confirms their request.', 'No: el visitante no recibe un correo que confirma su solicitud.'),
  },
};

const hours: Section = {
  fields: {
    'options.hours': f('Opening hours', 'Horario', 'Shown on every page; “Open now” follows them.', 'Se ve en cada página; “Abierto ahora” lo sigue.'),
    'dbPrincipal.hours': f('Opening hours in words', 'Horario en palabras', 'Shown where no days are chosen.', 'Se ve donde no se han elegido días.'),
    'dbPrincipal.specialHours': f('Holidays and other days', 'Días festivos y otros', 'Days on which other hours apply, or you are closed.', 'Días con otro horario, o cerrados.', {
      row: w('Day', 'Día'),
      rows: {
        from: f('First day', 'Primer día', 'Such as 2026-12-24.', 'Por ejemplo: 2026-12-24.'),
        to: f('Last day', 'Último día', 'Empty: only the first day.', 'Vacío: solo el primer día.'),
        closed: f('Closed', 'Cerrado', 'Yes: closed all day.', 'Sí: cerrado todo el día.'),
        hours: f('Hours', 'Horario', 'When you are open, such as 9 AM - 1 PM.', 'Cuándo abre, como 9 AM - 1 PM.'),
        note: f('Reason', 'Motivo', 'Such as Christmas.', 'Por ejemplo: Navidad.'),
      },
    }),
  },
};

const services: Section = {
  fields: {
    dbServices: f('Services', 'Servicios', 'The most important first; each one gets a page.', 'El más importante primero; cada uno tiene una página.', {
      row: w('Service', 'Servicio'),
      rows: {
        name: f('Name', 'Nombre', 'Also its address: Deck Repair is at /deck-repair.', 'También su dirección: Deck Repair está en /deck-repair.'),
        description: f('Parts', 'Partes', 'Each with a picture, a text and points.', 'Cada una con imagen, texto y puntos.', {
          row: w('Part', 'Parte'),
          rows: {
            img: f('Picture', 'Imagen', 'Of this service, best from your own work.', 'De este servicio, mejor de su propio trabajo.'),
            text: f('Text', 'Texto', 'What you do for the customer.', 'Lo que hace por el cliente.'),
            lists: f('Points', 'Puntos', 'A list below the text.', 'Una lista debajo del texto.', {
              row: w('Point', 'Punto'),
              rows: {
                value: f('Point', 'Punto', 'One short line.', 'Una línea corta.', { kind: 'short' }),
              },
            }),
          },
        }),
      },
    }),
    'options.serviceGroups': f('Groups of services', 'Grupos de servicios', 'For many services: titles with the services below them.', 'Para muchos servicios: títulos con los servicios debajo.', {
      row: w('Group', 'Grupo'),
      rows: {
        title: f('Title', 'Título', 'Such as Outside.', 'Por ejemplo: Exteriores.'),
        services: f('Its services', 'Sus servicios', 'By their names.', 'Por sus nombres.', {
          row: w('Service', 'Servicio'),
          rows: { value: f('Service', 'Servicio', 'As it is named above.', 'Como se llama arriba.') },
        }),
      },
    }),
    autoGntLandingFromService: f('Services in the menu', 'Servicios en el menú', 'Yes: the menu lists the page of each service.', 'Sí: el menú lista la página de cada servicio.'),
  },
};

export const businessTabs: Tab[] = [
  { label: w('Business', 'Negocio'), sections: [basics, texts, links, requests] },
  { label: w('Hours', 'Horario'), sections: [hours] },
  { label: w('Services', 'Servicios'), sections: [services] },
];

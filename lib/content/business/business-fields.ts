import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { distance, flag, years } from '@/lib/content/fields/number-kinds';
import { address, dateOrText, email, fact, line, phone } from '@/lib/content/fields/text-kinds';

// Every page shows contacts and hours, some three times; each place has a map and structured data.
const MAX_CONTACTS = 20;
const MAX_HOURS = 50;
const MAX_PLACES = 30;
const MAX_OF_PLACE = 14;

const phoneEntry = group({
  phone: field(phone, 'Number', 'With the area code.', {
    es: ['Número', 'Con el código de área.'],
    example: '303-555-0142',
  }),
  name: field(fact, 'What it is for', 'Such as Office, or Emergencies.', {
    es: ['Para qué es', 'Por ejemplo: Oficina, o Urgencias.'],
    shows: 'Beside the number.',
    example: 'Main office',
  }),
});
const emailEntry = group({
  email: field(email, 'Address', 'Such as office@acme.example.', {
    es: ['Dirección', 'Por ejemplo: oficina@acme.example.'],
    example: 'hello@acme.example.com',
  }),
});

export const business = field(
  group({
    name: field(line, 'Name', 'As customers know it. Stands at the top and bottom of every page.', {
      es: ['Nombre', 'Como la conocen sus clientes. Está arriba y abajo en cada página.'],
      shows: 'Titles of pages, search engines.',
      without: '“Our business” in its place.',
      example: 'Acme Painting',
    }),
    favicon: field(picture, 'Small square picture', 'In the browser’s tab and on phones.', {
      es: ['Imagen cuadrada pequeña', 'En la pestaña del navegador y en teléfonos.'],
      without: 'The trade’s drawing or the first letter, in the main color.',
      example: '/assets/acme/favicon.svg',
    }),
    logo: field(picture, 'Logo', 'At the top and bottom of every page.', {
      es: ['Logotipo', 'Arriba y abajo en cada página.'],
      shows: 'Also the popup, e-mails with leads.',
    }),
    exprYears: field(years, 'Years of experience', 'A number of years, not the year in which you began.', {
      es: ['Años de experiencia', 'Un número de años, no el año en que empezó.'],
      shows: 'Hero and intro of Home, counters.',
      without: '“Best Service” 100%.',
      example: 18,
    }),
    miles: field(
      distance,
      'How far you go',
      'In miles around the first address, such as 30; in km where people use them.',
      {
        es: ['Hasta dónde va', 'En millas alrededor de la primera dirección, como 30; en km donde se usan.'],
        more: 'A unit beside the number wins.',
        shows: 'Counters, title of the map.',
        without: '“Cost-Effectiveness” 100%.',
        example: 30,
      },
    ),
    licensed: field(fact, 'License or insurance', 'In a few words, at the top of Home.', {
      es: ['Licencia o seguro', 'En pocas palabras, arriba en Inicio.'],
      without: 'The years of experience in its place.',
      example: 'Licensed & insured in Colorado',
    }),
    paymentMethod: field(fact, 'How customers can pay', 'Stands at the bottom of the pages and on Contact.', {
      es: ['Cómo se puede pagar', 'Está al pie de las páginas y en Contacto.'],
      example: 'Cards, checks and cash',
    }),
    location: field(
      list(
        group({
          address: field(address, 'Address', 'Street, city, state and ZIP code.', {
            es: ['Dirección', 'Calle, ciudad, estado y código postal.'],
            more: 'Or as the country writes addresses. “Serving Mesa, Tempe” is read as an area.',
            shows: 'Footer (the first), Contact, map.',
            without: 'No map.',
            example: '1200 Larimer Street, Denver, CO 80204',
          }),
          url: field(webLink, 'Link to a map', 'Where “Directions” leads. Empty: a search for the address.', {
            es: ['Enlace a un mapa', 'Adónde lleva “Cómo llegar”. Vacío: una búsqueda de la dirección.'],
            example: 'https://maps.app.goo.gl/abc123',
          }),
          name: field(fact, 'Name of the place', 'With several places: what customers call this one.', {
            es: ['Nombre del lugar', 'Con varios lugares: cómo llaman los clientes a este.'],
            shows: 'Contact, footer, tabs of the map.',
            example: 'Highlands shop',
          }),
          phones: field(
            list(phoneEntry, MAX_OF_PLACE),
            'Its phone numbers',
            'Only when they differ from those of the business.',
            {
              es: ['Sus teléfonos', 'Solo si no son los del negocio.'],
              entry: ['Phone number', 'Teléfono'],
              more: 'Those of the business stay on the buttons.',
              shows: 'Contact, footer.',
            },
          ),
          emails: field(list(emailEntry, MAX_OF_PLACE), 'Its e-mail addresses', 'Shown on Contact.', {
            es: ['Sus correos', 'Se ven en Contacto.'],
            entry: ['E-mail address', 'Correo'],
          }),
          hours: field(
            list(
              group({
                day: field(line, 'Days', 'Such as Monday - Friday.', {
                  es: ['Días', 'Por ejemplo: lunes a viernes.'],
                  example: 'Tuesday - Saturday',
                }),
                hour: field(line, 'Hours', 'Such as 8:00 AM - 5:00 PM.', {
                  es: ['Horas', 'Por ejemplo: 8:00 - 17:00.'],
                  example: '9 AM - 7 PM',
                }),
              }),
              MAX_OF_PLACE,
            ),
            'Its opening hours',
            'Only when they differ from those of the business.',
            {
              es: ['Su horario', 'Solo si no es el del negocio.'],
              entry: ['Days', 'Días'],
              shows: 'Contact, footer.',
            },
          ),
        }),
        MAX_PLACES,
      ),
      'Addresses',
      'The main one first; it decides the city, the time zone and the map.',
      {
        es: ['Direcciones', 'La principal primero; decide la ciudad, la zona horaria y el mapa.'],
        entry: ['Address', 'Dirección'],
        more: 'A place of several may have its own phones and hours.',
      },
    ),
    phones: field(
      list(phoneEntry, MAX_CONTACTS),
      'Phone numbers',
      'The first one is on the buttons that call you.',
      {
        es: ['Teléfonos', 'El primero es el de los botones que le llaman.'],
        entry: ['Phone number', 'Teléfono'],
        shows: 'All in footer, Contact, service pages.',
        without: 'No call and no chat.',
      },
    ),
    emails: field(
      list(emailEntry, MAX_CONTACTS),
      'E-mail addresses',
      'The first one is shown on the site, and may get the requests.',
      {
        es: ['Correos electrónicos', 'El primero se ve en el sitio y puede recibir las solicitudes.'],
        entry: ['E-mail address', 'Correo'],
        shows: 'Footer (the first), service pages.',
      },
    ),
    workdays: field(
      list(
        group({
          day: field(line, 'Days', 'One or several days of the week, in English or Spanish.', {
            shows: 'Header (first entry), footer, Contact, service pages.',
            example: 'Monday - Friday',
          }),
        }),
        MAX_HOURS,
      ),
      'Days of opening',
      'The first entry belongs to the first entry of workHours, and so on.',
    ),
    workHours: field(
      list(
        group({
          hour: field(line, 'Hours', 'Of the days at the same position in workdays.', {
            shows: 'Beside the days.',
            example: '8:00 AM - 6:00 PM',
          }),
        }),
        MAX_HOURS,
      ),
      'Hours of opening',
      'One entry for each entry of workdays.',
    ),
    specialHours: field(
      list(
        group({
          from: field(dateOrText, 'First day', 'Such as 2026-12-24.', {
            es: ['Primer día', 'Por ejemplo: 2026-12-24.'],
            without: 'The same date as `to`.',
            example: '2026-12-24',
          }),
          to: field(dateOrText, 'Last day', 'Empty: only the first day.', {
            es: ['Último día', 'Vacío: solo el primer día.'],
            without: 'The same date as `from`.',
            example: '2026-12-26',
          }),
          hours: field(line, 'Hours', 'When you are open, such as 9 AM - 1 PM.', {
            es: ['Horario', 'Cuándo abre, como 9 AM - 1 PM.'],
            example: '8 AM - noon',
          }),
          closed: field(flag, 'Closed', 'Yes: closed all day.', {
            es: ['Cerrado', 'Sí: cerrado todo el día.'],
            without: 'Open.',
          }),
          yearly: field(flag, 'Every year', 'Yes: on the same date of each later year, too.', {
            es: ['Cada año', 'Sí: también en la misma fecha de los años siguientes.'],
            without: 'In that year only.',
          }),
          note: field(line, 'Reason', 'Such as Christmas.', {
            es: ['Motivo', 'Por ejemplo: Navidad.'],
            shows: 'Beside the date.',
            example: 'Christmas',
          }),
        }),
        MAX_HOURS,
      ),
      'Holidays and other days',
      'Days on which other hours apply, or you are closed.',
      { es: ['Días festivos y otros', 'Días con otro horario, o cerrados.'], entry: ['Day', 'Día'] },
    ),
  }),
  'Business',
  'Names, contacts and hours.',
);

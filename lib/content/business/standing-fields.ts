import { field, group, list } from '@/lib/content/fields/field';
import { anyLink, picture, webLink } from '@/lib/content/fields/link-kinds';
import { dateOrText, fact, formattedText } from '@/lib/content/fields/text-kinds';

const MAX_REGISTRATIONS = 12;
const MAX_TEAM = 40;

export const registrations = field(
  list(
    group({
      label: field(fact, 'Kind', 'Such as Gas Safe, ABN or License.', {
        es: ['Tipo', 'Por ejemplo: Licencia, NIF o Gas Safe.'],
        without: 'No entry.',
        example: 'Gas Safe',
      }),
      number: field(fact, 'Number', 'As it was given to you.', {
        es: ['Número', 'Como se lo dieron.'],
        without: 'No entry.',
        example: '123456',
      }),
      url: field(webLink, 'Where to check it', 'The page of the register.', {
        es: ['Dónde comprobarlo', 'La página del registro.'],
        without: 'No link.',
        example: 'https://register.example.org/123456',
      }),
    }),
    MAX_REGISTRATIONS,
  ),
  'Registrations',
  'Licenses and registers, with their numbers.',
  {
    es: ['Registros', 'Licencias y registros, con sus números.'],
    entry: ['Registration', 'Registro'],
    shows: 'Footer of every page, structured data.',
  },
);

export const team = field(
  list(
    group({
      name: field(fact, 'Name', 'As customers call this person.', {
        es: ['Nombre', 'Como los clientes llaman a esta persona.'],
        without: 'No entry.',
        example: 'Rosa',
      }),
      role: field(fact, 'Role', 'Such as Owner or Lead painter.', {
        es: ['Función', 'Por ejemplo: Dueña o Pintor jefe.'],
        example: 'Owner',
      }),
      picture: field(picture, 'Picture', 'Of the face, upright or square.', {
        es: ['Imagen', 'De la cara, vertical o cuadrada.'],
        without: 'The first letter of the name.',
        example: 'https://cdn.example.com/acme/rosa.jpg',
      }),
      text: field(formattedText, 'Text', 'A sentence or two.', {
        es: ['Texto', 'Una o dos frases.'],
        example: 'Rosa has painted houses since 2009.',
      }),
    }),
    MAX_TEAM,
  ),
  'Team',
  'The people whom customers meet.',
  {
    es: ['Equipo', 'Las personas que los clientes conocen.'],
    entry: ['Person', 'Persona'],
    shows: 'About, structured data.',
  },
);

export const announcement = field(
  group({
    text: field(fact, 'Announcement', 'One sentence at the top of every page.', {
      es: ['Aviso', 'Una frase arriba en cada página.'],
      example: 'We are closed for the holidays until January 4.',
    }),
    url: field(anyLink, 'Where it leads', 'Empty: nowhere.', {
      es: ['Adónde lleva', 'Vacío: a ninguna parte.'],
      example: 'https://acme.example.com/holidays',
    }),
    from: field(dateOrText, 'First day', 'Such as 2026-12-20. Empty: at once.', {
      es: ['Primer día', 'Por ejemplo: 2026-12-20. Vacío: enseguida.'],
      example: '2026-12-20',
    }),
    to: field(dateOrText, 'Last day', 'Empty: until you remove it.', {
      es: ['Último día', 'Vacío: hasta que lo quite.'],
      example: '2027-01-04',
    }),
  }),
  'Announcement',
  'A line above every page, on the days of the time zone of the business. It is not shown when a day cannot be read.',
);

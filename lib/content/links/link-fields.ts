import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink, anyLink } from '@/lib/content/fields/link-kinds';
import { line } from '@/lib/content/fields/text-kinds';

// Networks stand in the header, the menu, the footer and a section of one page; seventeen have icons.
const MAX_NETWORKS = 20;
const MAX_DIRECTORIES = 30;

export const socialMedia = field(
  group({
    redes: field(
      list(
        group({
          url: field(anyLink, 'Link', 'The address of your profile.', {
            es: ['Enlace', 'La dirección de su perfil.'],
            shows: 'Header, footer, Contact, Find us on.',
            example: 'https://www.facebook.com/acme',
          }),
          icon: field(line, 'Name of the network', 'Only when its sign does not appear by itself.', {
            es: ['Nombre de la red', 'Solo si su signo no aparece por sí mismo.'],
            without: 'The network is taken from the link.',
            example: 'facebook',
          }),
          image: field(picture, 'Picture', 'In place of the sign.', {
            es: ['Imagen', 'En lugar del signo.'],
          }),
        }),
        MAX_NETWORKS,
      ),
      'Social networks',
      'Your profiles; their signs stand on every page.',
      { es: ['Redes sociales', 'Sus perfiles; sus signos están en cada página.'], entry: ['Network', 'Red'] },
    ),
    directorios: field(
      list(
        group({
          name: field(line, 'Name', 'Such as Yelp.', {
            es: ['Nombre', 'Por ejemplo: Yelp.'],
            shows: 'Home and Find us on.',
            without: 'The host of the link.',
            example: 'Yelp',
          }),
          url: field(anyLink, 'Link', 'Your entry there.', {
            es: ['Enlace', 'Su página allí.'],
            shows: 'Home and Find us on.',
            example: 'https://www.yelp.com/biz/acme',
          }),
          image: field(picture, 'Logo', 'Empty: its name is written.', {
            es: ['Logotipo', 'Vacío: se escribe su nombre.'],
          }),
        }),
        MAX_DIRECTORIES,
      ),
      'Directories',
      'Where you are listed, such as Yelp.',
      { es: ['Directorios', 'Dónde está inscrito, como Yelp.'], entry: ['Directory', 'Directorio'] },
    ),
  }),
  'Profiles',
  'Social networks and directories.',
);

export const businessListing = field(
  group({
    link: field(webLink, 'Google Business Profile', 'The link to your profile on Google.', {
      es: ['Perfil de Google', 'El enlace a su perfil de Google.'],
      shows: 'Home and Find us on.',
      example: 'https://g.page/acme',
    }),
    img: field(picture, 'Picture for Google', 'Shown with that link.', {
      es: ['Imagen para Google', 'Se muestra con ese enlace.'],
      without: 'A text link.',
    }),
  }),
  'Google',
  'The business listing.',
);

export const leadEndpoint = field(
  webLink,
  'Server for requests',
  'Your agency sets this. Empty: the first e-mail address gets them.',
  {
    es: ['Servidor de solicitudes', 'Lo pone su agencia. Vacío: las recibe el primer correo.'],
    more: 'It gets them as JSON.',
    without: 'Leads are mailed to the first e-mail address, if the server can send mail.',
    example: 'https://leads.example.com/inbox',
  },
);

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
          url: field(anyLink, 'A profile of the business on a social network.', {
            shows: 'Header, footer, Contact, Find us on.',
            example: 'https://www.facebook.com/acme',
          }),
          image: field(picture, 'A picture for the link.', { without: 'The icon of the network.' }),
          icon: field(line, 'The name of the network, for links whose host is not known.', {
            without: 'The network is taken from the link.',
            example: 'facebook',
          }),
        }),
        MAX_NETWORKS,
      ),
      'Social networks.',
    ),
    directorios: field(
      list(
        group({
          name: field(line, 'The name of the directory.', {
            shows: 'Home and Find us on.',
            without: 'The host of the link.',
            example: 'Yelp',
          }),
          url: field(anyLink, 'The entry of the business in the directory.', {
            shows: 'Home and Find us on.',
            example: 'https://www.yelp.com/biz/acme',
          }),
          image: field(picture, 'The logo of the directory.', { without: 'Its name.' }),
        }),
        MAX_DIRECTORIES,
      ),
      'Business directories.',
    ),
  }),
  'Social networks and directories.',
);

export const businessListing = field(
  group({
    link: field(webLink, 'The business profile on Google.', {
      shows: 'Home and Find us on.',
      example: 'https://g.page/acme',
    }),
    img: field(picture, 'A picture for the link.', { without: 'A text link.' }),
  }),
  'The business listing.',
);

export const leadEndpoint = field(
  webLink,
  'The server that receives the requests (leads) of this site as JSON.',
  {
    shows: 'Nowhere: only the server uses it.',
    without: 'Leads are mailed to the first e-mail address, if the server can send mail.',
    example: 'https://leads.example.com/inbox',
  },
);

import type { z } from 'zod';
import { field } from './field-notes';
import {
  anyLink,
  colour,
  count,
  date,
  email,
  flag,
  group,
  languageCode,
  line,
  list,
  phone,
  picture,
  presence,
  text,
  videoId,
  webLink,
  years,
} from './wire-fields';

// SPEC section 3 as schemas. The notes of each field become content/record.schema.json and docs/content-record.md
// (`npm run record-docs`) and explain the doctor's findings.

const business = group({
  name: field(line, 'The name of the business.', {
    shows: 'Header, footer and title of every page; what search engines call the business.',
    without: '“Our business” in its place.',
    example: 'Acme Painting',
  }),
  favicon: field(picture, 'The small square picture of the business.', {
    shows: 'Browser tab, bookmarks and the icons of phones.',
    without: 'An icon with the first letter of the name in the main color.',
    example: '/assets/acme/favicon.svg',
  }),
  logo: field(picture, 'The logo.', {
    shows: 'Header and footer of every page, the estimate popup, e-mails with leads.',
    without: 'The name of the business as text.',
    example: 'https://cdn.example.com/acme/logo.svg',
  }),
  exprYears: field(years, 'For how many years the business has worked. Not the year in which it began.', {
    shows: 'Hero and intro of Home, counters on Home and service pages.',
    without: 'The counter says “Best Service” 100%.',
    example: 18,
  }),
  miles: field(count, 'How many miles around its first address the business works.', {
    shows: 'Counters, the title of the coverage map, structured data.',
    without: 'The counter says “Cost-Effectiveness” 100%.',
    example: 30,
  }),
  licensed: field(line, 'License or insurance, in a few words.', {
    shows: 'Hero and intro of Home.',
    without: 'The years of experience in its place.',
    example: 'Licensed & insured in Colorado',
  }),
  paymentMethod: field(line, 'How customers can pay.', {
    shows: 'Footer, Contact page.',
    example: 'Cards, checks and cash',
  }),
  location: field(
    list(
      group({
        address: field(line, 'A full postal address: street, city, state and ZIP code.', {
          shows: 'Footer (first address), Contact, coverage map (one tab per address), structured data.',
          without: 'No map; search engines see an organization without a place.',
          example: '1200 Larimer Street, Denver, CO 80204',
        }),
        url: field(webLink, 'A link to the address on a map service.', {
          shows: 'Where “Directions” leads.',
          without: 'A map search for the address.',
          example: 'https://maps.app.goo.gl/abc123',
        }),
      }),
    ),
    'The addresses of the business, the main one first.',
  ),
  phones: field(
    list(
      group({
        phone: field(phone, 'A North American phone number of 10 digits.', {
          shows:
            'The first number: header, buttons, chat and “call now”. All: footer, Contact, service pages, links to call.',
          without: 'Nobody can call from the site, and there is no chat.',
          example: '303-555-0142',
        }),
        name: field(line, 'What the number is for.', { shows: 'Beside the number.', example: 'Main office' }),
      }),
    ),
    'The phone numbers, the main one first.',
  ),
  emails: field(
    list(
      group({
        email: field(email, 'An e-mail address of the business.', {
          shows:
            'Footer (first address), service pages. Leads are mailed to the first one when there is no linkPostEmail.',
          example: 'hello@acme.example.com',
        }),
      }),
    ),
    'The e-mail addresses, the main one first.',
  ),
  workdays: field(
    list(
      group({
        day: field(line, 'One or several days of the week, in English or Spanish.', {
          shows: 'Header (first entry), footer, Contact, service pages, “Open now”, structured data.',
          example: 'Monday - Friday',
        }),
      }),
    ),
    'The days of opening. The first entry belongs to the first entry of workHours, and so on.',
  ),
  workHours: field(
    list(
      group({
        hour: field(line, 'The hours of the days at the same position in workdays.', {
          shows: 'Beside the days.',
          example: '8:00 AM - 6:00 PM',
        }),
      }),
    ),
    'The hours of opening, one entry for each entry of workdays.',
  ),
  specialHours: field(
    list(
      group({
        from: field(date, 'The first date.', { without: 'The same date as `to`.', example: '2026-12-24' }),
        to: field(date, 'The last date.', { without: 'The same date as `from`.', example: '2026-12-26' }),
        hours: field(line, 'The hours of these dates.', {
          shows: 'Beside the opening hours, in “Open now”, in structured data.',
          example: '8 AM - noon',
        }),
        closed: field(flag, 'Whether the business is closed on these dates.', {
          without: 'Open.',
          example: true,
        }),
        note: field(line, 'The reason.', { shows: 'Beside the date.', example: 'Christmas' }),
      }),
    ),
    'Dates on which the opening hours do not apply.',
  ),
});

const services = list(
  group({
    name: field(line, 'The name of the service. Its address is made of it: “Deck Repair” is /deck-repair.', {
      shows: 'Home, Services, footer, estimate form (the first six), the page of the service.',
      example: 'Deck Repair',
    }),
    description: field(
      list(
        group({
          img: field(picture, 'A picture of this service.', {
            shows: 'Cards on Home, rows on Services, the page of the service.',
            without: 'Text without a picture.',
            example: 'https://cdn.example.com/acme/deck.jpg',
          }),
          text: field(text, 'What the business does for the customer; line breaks make paragraphs.', {
            shows:
              'In full on Services and the page of the service; its first 160 characters on the card of Home.',
            example: 'We replace rotten boards, level the frame and seal the wood.',
          }),
          lists: field(list(field(text, 'One point.', { example: 'Free inspection' })), 'Points of a list.', {
            shows: 'Below the text on Services and the page of the service.',
          }),
        }),
      ),
      'The parts of the description, each with a picture, a text and points.',
    ),
  }),
);

const simpleWidgets = list(
  group({
    val: field(
      line,
      'Which widget: WhatsappBtn, VisitsCounter, CallUsNow, Wheather or ModalColores, in capitals or not.',
      {
        shows: 'The panel of floating widgets; ModalColores is the color palette button.',
        example: 'CallUsNow',
      },
    ),
    activo: field(
      flag,
      'Whether the widget is on. On the fourth entry, true closes every page but Home; on the fifth, it shows the reviews badge.',
      { without: 'Off.', example: true },
    ),
  }),
);

const label = (what: string, standard: string, example: string) =>
  field(line, what, { shows: 'Estimate form.', without: `“${standard}”.`, example });

const heading = (what: string, without: string, example: string) =>
  field(line, what, { shows: 'That section or page.', without, example });

const colourOf = (what: string, example: string) =>
  field(colour, what, {
    shows: 'Every page. A color that could not be read in its place is made lighter or darker.',
    without: `${example}.`,
    example,
  });

const fields = {
  dbPrincipal: field(business, 'The business itself: names, contacts, hours.'),
  dbSlogan: field(
    list(
      group({
        slogan: field(text, 'A slogan.', {
          shows:
            'By position: the first in the hero of Home, the second on Home and About, the fourth in the footer. Service pages pick any of them.',
          without: 'The hero shows the name of the business.',
          example: 'Your house, cared for',
        }),
      }),
    ),
    'Slogans; their position decides where they show.',
  ),
  dbAbout: field(
    list(
      group({
        text: field(text, 'About the business.', {
          shows:
            'By position: the first on Home and About, its first 150 characters in search results; the second on Home and About, its first 181 characters in the footer.',
          example: 'Acme Painting has painted homes around Denver since 2006.',
        }),
        list: field(list(field(text, 'One point.', { example: 'One crew for the whole job' })), 'Points.', {
          shows: 'Below the text of the same position.',
        }),
      }),
    ),
    'Texts about the business; two are shown.',
  ),
  dbHome: field(
    list(
      group({
        text: field(text, 'A text for Home.', {
          shows: 'By position: the first in the intro of Home, the second beside the promo video.',
          example: 'Need the trim painted or the deck stained? We do both with our own crew.',
        }),
      }),
    ),
    'Texts of Home; two are shown.',
  ),
  dbValues: field(
    list(
      group({
        title: field(line, 'The name of a value.', {
          shows: 'Cards on About and service pages; three are shown.',
          example: 'How we work',
        }),
        description: field(text, 'What the value means.', {
          shows: 'Below its title. The second description also stands in the hero of Home.',
          example: 'One crew does the work and cleans up every evening.',
        }),
      }),
    ),
    'What the business stands for; three entries are shown.',
  ),
  dbServices: field(services, 'The services, the most important first.'),
  landings: field(
    list(
      group({
        name: field(line, 'The name of a project. “Oak Street” is at /gallery/oak-street.', {
          shows: 'Gallery, and the page of the project.',
          example: 'Oak Street',
        }),
        gallery: field(
          list(field(picture, 'A picture.', { example: 'https://cdn.example.com/acme/oak-1.jpg' })),
          'The pictures of the project.',
          { shows: 'The page of the project, and its part of Gallery.' },
        ),
      }),
    ),
    'Projects with galleries of their own.',
  ),
  dbSocialMedia: field(
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
        ),
        'Business directories.',
      ),
    }),
    'Social networks and directories.',
  ),
  gallery: field(
    list(field(picture, 'A picture of finished work.', { example: 'https://cdn.example.com/acme/1.jpg' })),
    'The general gallery.',
    { shows: 'Gallery, and sections of other pages.', without: 'The stock pictures.' },
  ),
  stock: field(
    list(field(picture, 'A wide picture.', { example: 'https://cdn.example.com/stock/house.jpg' })),
    'General pictures that fit the trade.',
    { shows: 'Hero and page headers.', without: 'The gallery.' },
  ),
  beforeAfterGall: field(
    list(
      group({
        beforeImg: field(picture, 'The picture before the work.', {
          shows: 'The slider on Gallery; only with its other half.',
          example: 'https://cdn.example.com/acme/deck-before.jpg',
        }),
        afterImg: field(picture, 'The picture after the work, of the same size.', {
          shows: 'The slider on Gallery; only with its other half.',
          example: 'https://cdn.example.com/acme/deck-after.jpg',
        }),
      }),
    ),
    'Pairs of pictures before and after.',
  ),
  videosPromo: field(
    list(
      group({
        activo: field(flag, 'Whether the video shows.', { without: 'Off.', example: true }),
        link: field(webLink, 'YouTube, Vimeo, or an .mp4 or .webm file.', {
          shows: 'Home. Only the first entry counts.',
          example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        }),
        img: field(picture, 'The still picture before the video plays.', {
          without: 'A picture of the gallery.',
        }),
      }),
    ),
    'The promo video; only the first entry counts.',
  ),
  ytGallery: field(
    group({
      linkCanalYT: field(webLink, 'The video channel.', {
        shows: 'The page Our Videos and its place in the menu.',
        without: 'Our Videos is in no menu.',
        example: 'https://www.youtube.com/@acme',
      }),
      links: field(
        list(field(videoId, 'The id of a YouTube video, not its link.', { example: 'aqz-KE-bpKQ' })),
        'Videos.',
        {
          shows: 'Our Videos.',
        },
      ),
    }),
    'Videos of the channel.',
  ),
  reviews: field(
    group({
      activo: field(flag, 'Whether the site shows reviews.', {
        shows: 'Reviews in the menu, the section of Home or the footer.',
        without: 'Off.',
        example: true,
      }),
      isHomeOnly: field(flag, 'Whether reviews show on Home only.', {
        without: 'Off: Reviews has a page in the menu.',
        example: false,
      }),
      links: field(
        list(
          field(webLink, 'Where customers read or write reviews.', { example: 'https://g.page/acme/review' }),
        ),
        'Links to reviews.',
        { shows: 'Reviews, Home and footer.' },
      ),
    }),
    'Customer reviews.',
  ),
  brandingExtra: field(
    list(
      group({
        activo: field(flag, 'Whether the section shows.', { without: 'Off.', example: true }),
        link: field(webLink, 'Where the picture leads.', { example: 'https://www.example.com/colors' }),
        img: field(picture, 'A picture of brand colors.', { shows: 'Home. Only the first entry counts.' }),
      }),
    ),
    'The branding color section of Home; only the first entry counts.',
  ),
  simpleWidgets: field(
    simpleWidgets,
    'Floating widgets. The fourth and the fifth entry have a second meaning.',
  ),
  tiposPago: field(
    list(
      group({
        activo: field(flag, 'Whether the picture shows.', { without: 'Off.', example: true }),
        img: field(picture, 'A picture of ways to pay.', { shows: 'Footer. The first active entry counts.' }),
      }),
    ),
    'Pictures of ways to pay.',
  ),
  gmb: field(
    group({
      link: field(webLink, 'The business profile on Google.', {
        shows: 'Home and Find us on.',
        example: 'https://g.page/acme',
      }),
      img: field(picture, 'A picture for the link.', { without: 'A text link.' }),
    }),
    'The business listing.',
  ),
  qrImg: field(picture, 'A picture of a QR code.', {
    shows: 'The QR widget.',
    without: 'No QR widget.',
    example: 'https://cdn.example.com/acme/qr.png',
  }),
  customLinks: field(presence, 'Anything at all: its presence gives Gallery a dropdown with the projects.', {
    shows: 'Main menu.',
    without: 'Gallery has no dropdown.',
    example: true,
  }),
  linkPostEmail: field(webLink, 'The server that receives the requests (leads) of this site as JSON.', {
    shows: 'Nowhere: only the server uses it.',
    without: 'Leads are mailed to the first e-mail address, if the server can send mail.',
    example: 'https://leads.example.com/inbox',
  }),
  autoGntLandingFromService: field(flag, 'Whether services have pages of their own in the menu.', {
    shows: 'Dropdown of Services; where the cards on Home lead.',
    without: 'Cards lead to Services.',
    example: true,
  }),
  docId: field(line, 'The id of this business at the reviews service.', {
    shows: 'Nowhere: it finds the reviews.',
    without: 'No reviews from the service.',
    example: 'acme',
  }),
  labels: field(
    group({
      general: field(
        group({
          titleMap: heading(
            'The title of the coverage map.',
            '“We Cover 30 Miles Around …”.',
            'Where we work',
          ),
          titleServices: heading('The title of the services.', '“Our services”.', 'What we do'),
          titleGallery: heading('The title of the gallery.', '“Our work”.', 'Our projects'),
          titleReviews: heading('The title of the reviews.', '“What customers say”.', 'Happy customers'),
          titleBranding: heading('The title of the branding section.', '“Our colors”.', 'Brand colors'),
        }),
        'Titles of sections.',
      ),
      formLabel: field(
        group({
          tname: label('Label of the first name.', 'First name', 'Your name'),
          tlname: label('Label of the last name.', 'Last name', 'Family name'),
          temail: label('Label of the e-mail address.', 'E-mail', 'Your e-mail'),
          tphone: label('Label of the phone number.', 'Phone', 'Your phone'),
          taddress: label('Label of the address.', 'Address', 'Where is the job?'),
          ttypeservice: label('Label of the service.', 'Type of service', 'What do you need?'),
          tbestway: label('Label of the best way to answer.', 'Best way to reach you', 'How may we answer?'),
          tcheckphone: label('The answer “by phone”.', 'Phone', 'Call me'),
          tcheckcorreo: label('The answer “by e-mail”.', 'E-mail', 'Write to me'),
          tmessage: label('Label of the message.', 'Message', 'Tell us about the job'),
          tbutton: label('The button that sends the form.', 'Request my estimate', 'Send'),
          language: field(languageCode, 'The language of the words of the site itself.', {
            shows: 'Every page: menus, buttons, messages. Texts of the record are never translated.',
            without: 'What isenglish says.',
            example: 'es',
          }),
          isenglish: field(
            flag,
            'Whether the words of the site itself are English; false makes them Spanish.',
            {
              shows: 'Every page: menus, buttons, messages. Texts of the record are never translated.',
              without: 'English.',
              example: true,
            },
          ),
        }),
        'Labels of the estimate form, and the language of the site.',
      ),
    }),
    'Words of the site that a business can change.',
  ),
  styles: field(
    group({
      mainColor: colourOf('The main color: header bars, dark sections.', '#1d4457'),
      secondaryColor: colourOf('The accent color.', '#b4532a'),
      thirdColor: colourOf('The light background of every other section.', '#f3f1ec'),
      headingTextColor: colourOf('The color of headings.', '#12262f'),
      paragraphTextColor: colourOf('The color of texts.', '#46545b'),
      bgFooter: colourOf('The background of the footer.', '#0f232d'),
      btn: colourOf('The background of buttons.', '#b4532a'),
      btnHover: colourOf('The background of a button under the pointer.', '#97431f'),
      scrollColor: colourOf('The scroll progress bar.', '#b4532a'),
      iconsMenuMovil: colourOf('The icon of the phone menu.', '#12262f'),
      overlayColor: colourOf('What lies over pictures behind texts.', 'rgba(10, 25, 32, 0.62)'),
    }),
    'The colors of the site, in any CSS notation.',
  ),
};

/** The content record as the content server sends it: SPEC section 3, with its spellings. */
export const wireRecordSchema = group(fields);

export const wireRecordFields: ReadonlySet<string> = new Set(Object.keys(fields));

/**
 * The fields of a document that SPEC names, unchecked and in a fixed order.
 * Equal for two versions of this program that know the same fields, whatever they make of them.
 */
export const knownFieldsOf = (document: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(document) as object)
      .filter(([name]) => wireRecordFields.has(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

export type WireRecord = NonNullable<z.output<typeof wireRecordSchema>>;

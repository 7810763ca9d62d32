import { field, group, list } from '@/lib/content/fields/field';
import { picture, webLink } from '@/lib/content/fields/link-kinds';
import { distance, flag, years } from '@/lib/content/fields/number-kinds';
import { address, dateOrText, email, fact, line, phone } from '@/lib/content/fields/text-kinds';

// Every page shows contacts and hours, some three times; each place has a map and structured data.
const MAX_CONTACTS = 20;
const MAX_HOURS = 50;
const MAX_PLACES = 30;
const MAX_OF_PLACE = 14;

export const business = field(
  group({
    name: field(line, 'The name of the business.', {
      shows: 'Header, footer and title of every page, search engines.',
      without: '“Our business” in its place.',
      example: 'Acme Painting',
    }),
    favicon: field(picture, 'The small square picture of the business.', {
      shows: 'Browser tab, bookmarks and the icons of phones.',
      without: 'The drawing of the trade, or the first letter of the name, in the main color.',
      example: '/assets/acme/favicon.svg',
    }),
    logo: field(picture, 'The logo.', {
      shows: 'Header and footer of every page, the estimate popup, e-mails with leads.',
      without: 'The name of the business as text.',
      example: 'https://cdn.example.com/acme/logo.svg',
    }),
    exprYears: field(years, 'For how many years the business has worked; not the year in which it began.', {
      shows: 'Hero and intro of Home, counters on Home and service pages.',
      without: 'The counter says “Best Service” 100%.',
      example: 18,
    }),
    miles: field(
      distance,
      'How far around its first address the business works: in miles, in km where the country uses them, or in the unit that stands with the number.',
      {
        shows: 'Counters, the title of the coverage map, structured data.',
        without: 'The counter says “Cost-Effectiveness” 100%.',
        example: 30,
      },
    ),
    licensed: field(fact, 'License or insurance, in a few words.', {
      shows: 'Hero and intro of Home.',
      without: 'The years of experience in its place.',
      example: 'Licensed & insured in Colorado',
    }),
    paymentMethod: field(fact, 'How customers can pay.', {
      shows: 'Footer, Contact page.',
      example: 'Cards, checks and cash',
    }),
    location: field(
      list(
        group({
          address: field(
            address,
            'A full postal address: street, city, state and ZIP code, or as the country writes addresses. “Serving Mesa, Tempe” is read as an area.',
            {
              shows: 'Footer (the first), Contact, coverage map, structured data.',
              without: 'No map; search engines see an organization without a place.',
              example: '1200 Larimer Street, Denver, CO 80204',
            },
          ),
          url: field(webLink, 'A link to the address on a map service.', {
            shows: 'Where “Directions” leads.',
            without: 'A map search for the address.',
            example: 'https://maps.app.goo.gl/abc123',
          }),
          name: field(fact, 'What customers call this place, one of several.', {
            shows: 'Contact, footer, tabs of the map, structured data.',
            example: 'Highlands shop',
          }),
          phones: field(
            list(
              group({
                phone: field(phone, 'A phone number of this place.', { example: '303-555-0143' }),
                name: field(fact, 'What the number is for.', { example: 'Bookings' }),
              }),
              MAX_OF_PLACE,
            ),
            'The phone numbers of this place; `phones` of the business are on the buttons.',
            { shows: 'Contact, footer, structured data.', without: 'None is said to be of this place.' },
          ),
          emails: field(
            list(
              group({
                email: field(email, 'An e-mail address of this place.', { example: 'two@acme.example' }),
              }),
              MAX_OF_PLACE,
            ),
            'The e-mail addresses of this place.',
            { shows: 'Contact, structured data.' },
          ),
          hours: field(
            list(
              group({
                day: field(line, 'One or several days of the week.', { example: 'Tuesday - Saturday' }),
                hour: field(line, 'The hours of these days.', { example: '9 AM - 7 PM' }),
              }),
              MAX_OF_PLACE,
            ),
            'The opening hours of this place.',
            { shows: 'Contact, footer, structured data.', without: 'None are said to be of this place.' },
          ),
        }),
        MAX_PLACES,
      ),
      'The addresses of the business, the main one first. A place of several may have its own phones and hours.',
    ),
    phones: field(
      list(
        group({
          phone: field(phone, 'A phone number.', {
            shows: 'The first: header, buttons, chat, “call now”. All: footer, Contact, service pages.',
            without: 'No call and no chat.',
            example: '303-555-0142',
          }),
          name: field(fact, 'What the number is for.', {
            shows: 'Beside the number.',
            example: 'Main office',
          }),
        }),
        MAX_CONTACTS,
      ),
      'The phone numbers, the main one first.',
    ),
    emails: field(
      list(
        group({
          email: field(email, 'An e-mail address of the business.', {
            shows:
              'Footer (the first), service pages. Without `linkPostEmail` leads are mailed to the first.',
            example: 'hello@acme.example.com',
          }),
        }),
        MAX_CONTACTS,
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
        MAX_HOURS,
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
        MAX_HOURS,
      ),
      'The hours of opening, one entry for each entry of workdays.',
    ),
    specialHours: field(
      list(
        group({
          from: field(dateOrText, 'The first date.', {
            without: 'The same date as `to`.',
            example: '2026-12-24',
          }),
          to: field(dateOrText, 'The last date.', {
            without: 'The same date as `from`.',
            example: '2026-12-26',
          }),
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
        MAX_HOURS,
      ),
      'Dates on which the opening hours do not apply.',
    ),
  }),
  'The business itself: names, contacts, hours.',
);

import { field, group, list } from '@/lib/content/fields/field';
import { flag, presence } from '@/lib/content/fields/number-kinds';
import { fact, languageCode, line } from '@/lib/content/fields/text-kinds';

export const widgetNames = {
  chat: 'WhatsappBtn',
  visits: 'VisitsCounter',
  callNow: 'CallUsNow',
  weather: 'Wheather',
  palette: 'ModalColores',
} as const;

const MAX_WIDGETS = 20;

export const simpleWidgets = field(
  list(
    group({
      val: field(line, `Which widget, in capitals or not: ${Object.values(widgetNames).join(', ')}.`, {
        shows: 'The panel of floating widgets; ModalColores is the color palette button.',
        example: 'CallUsNow',
      }),
      activo: field(
        flag,
        'Whether the widget is on. The fourth entry also closes every page but Home, the fifth shows the reviews badge.',
        { without: 'Off.', example: true },
      ),
    }),
    MAX_WIDGETS,
  ),
  'Floating widgets. The fourth and the fifth entry have a second meaning.',
);

export const customLinks = field(presence, 'Its presence gives Gallery a dropdown with the projects.', {
  shows: 'Main menu.',
  without: 'Gallery has no dropdown.',
  example: true,
});

export const hasServicePages = field(flag, 'Whether services have pages of their own in the menu.', {
  shows: 'Dropdown of Services; where the cards on Home lead.',
  without: 'Cards lead to Services.',
  example: true,
});

const label = (what: string, standard: string, example: string) =>
  field(fact, what, { without: `“${standard}”.`, example });

const heading = (what: string, without: string, example: string) => field(fact, what, { without, example });

export const labels = field(
  group({
    general: field(
      group({
        titleMap: heading('The title of the coverage map.', '“We Cover 30 Miles Around …”.', 'Where we work'),
        titleServices: heading('The title of the services.', '“Our services”.', 'What we do'),
        titleGallery: heading('The title of the gallery.', '“Our work”.', 'Our projects'),
        titleReviews: heading('The title of the reviews.', '“What customers say”.', 'Happy customers'),
        titleBranding: heading('The title of the branding section.', '“Our colors”.', 'Brand colors'),
      }),
      'Titles of sections and pages.',
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
            without: 'English.',
            example: true,
          },
        ),
      }),
      'Labels of the estimate form, and the language of the site.',
    ),
  }),
  'Words of the site that a business can change.',
);

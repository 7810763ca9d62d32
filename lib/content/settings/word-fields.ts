import { field, group } from '@/lib/content/fields/field';
import { line } from '@/lib/content/fields/text-kinds';
import { isOfTrade, ownWords, standardWord, type WordName } from '@/lib/language/i18n/own-words';

const word = (name: WordName, what: string, example: string) =>
  field(line, what, {
    without: `“${standardWord(name)}”${isOfTrade(name) ? ', or the words of the trade' : ''}.`,
    example,
  });

export const words = field(
  group({
    callToAction: word('callToAction', 'Buttons that lead to the form.', 'Book an appointment'),
    contactButton: word('contactButton', 'Buttons that lead to Contact.', 'Ask us'),
    formTitle: word('formTitle', 'The title above the form on Home.', 'Ask for an appointment'),
    formText: word('formText', 'The text below that title.', 'Tell us when you have time.'),
    formButton: word('formButton', 'The button of the form; `labels.formLabel.tbutton` wins.', 'Send'),
    popupTitle: word('popupTitle', 'The title of the popup with the form.', 'Come and see us'),
    messageTitle: word('messageTitle', 'The title above the form on Contact.', 'Write to us'),
    writeTitle: word('writeTitle', 'The title of the form over a picture.', 'Leave us a line'),
    contactTitle: word('contactTitle', 'The title of the contact card.', 'How to reach us'),
    contactText: word('contactText', 'The text in the header of Contact.', 'We answer within a day.'),
    followTitle: word('followTitle', 'The title above the social links of Contact.', 'See more of us'),
    findUsTitle: word('findUsTitle', 'The title of the directory and social links.', 'On other pages'),
    findUsText: word('findUsText', 'The text in the header of the link hub.', 'All our pages in one place.'),
    aboutTitle: word('aboutTitle', 'The title of the about text.', 'Who we are'),
    pointsTitle: word('pointsTitle', 'The title of the list of points about the business.', 'Why choose us'),
    valuesTitle: word('valuesTitle', 'The title of the values.', 'Our promise'),
    countersTitle: word('countersTitle', 'The title of the counters.', 'The practice in numbers'),
    promoVideoTitle: word('promoVideoTitle', 'The title of the promo video.', 'A look inside'),
    beforeAfterTitle: word('beforeAfterTitle', 'The title of the before/after pictures.', 'What changed'),
    serviceListTitle: word('serviceListTitle', 'The title of the short list of services.', 'Treatments'),
    galleryTitle: word(
      'galleryTitle',
      'The title of the pictures; `labels.general.titleGallery` wins.',
      'Our rooms',
    ),
    galleryText: word('galleryText', 'The text in the header of Gallery.', 'Our rooms and our team.'),
  } satisfies Record<keyof typeof ownWords, unknown>),
  "The business's own words for what is else the same on every site.",
);

import { paragraphs, text, type AccessibilityFacts, type LegalText } from '@/lib/language/i18n/legal-text';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

export const accessibility = ({
  business,
  phone,
  email,
  hasMaps,
  hasVideos,
}: AccessibilityFacts): LegalText => {
  const ways = [...(phone ? [`call ${phone}`] : []), ...(email ? [`write to ${email}`] : [])];
  const embedded = [...(hasMaps ? ['maps'] : []), ...(hasVideos ? ['video players'] : [])];
  return {
    intro: text(
      `${business} wants everyone to be able to use this website, whatever they see, hear or move,`,
      'and whatever device they use.',
    ),
    parts: [
      {
        title: 'What we aim for',
        paragraphs: paragraphs(
          text(
            'This website aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.',
            'Its pages are checked for that with automated tests.',
          ),
          text(
            'Everything can be done with the keyboard alone, texts and buttons stand out from their',
            'background, pages can be enlarged to 400 percent, and animation stops when your device asks',
            'for less motion. Without JavaScript you can still read every page, call us, and send the form.',
          ),
        ),
      },
      {
        title: 'What we know does not work for everyone',
        paragraphs: paragraphs(
          embedded.length > 0 &&
            text(
              `The ${new Intl.ListFormat('en-US').format(embedded)} that open at your request come from`,
              'other companies. We cannot change how accessible they are;',
              'beside each is a plain link.',
            ),
          hasVideos && 'Captions of videos depend on where they were published, and some may have none.',
          text(
            'Photographs of our work are described only briefly, and documents and websites that we link',
            'to are not ours to change.',
          ),
        ),
      },
      {
        title: 'If something stands in your way',
        paragraphs: paragraphs(
          ways.length > 0
            ? text(
                'Tell us, and we will help you in another way and see that it is fixed:',
                `${list.format(ways)}. It helps to know the page, and what you used to read it.`,
              )
            : text(
                'Tell us with the form on our contact page, and we will help you in another way and see that',
                'it is fixed. It helps to know the page, and what you used to read it.',
              ),
        ),
      },
    ],
  };
};

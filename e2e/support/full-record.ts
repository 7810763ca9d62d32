import { completeRecord, type Service, type WireRecord } from './embedded-records';

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const sentence =
  'We replace rotten boards, level the frame, seal the wood and leave the place as clean as we found it. ';

/** As Word puts it on the clipboard. */
const fromWord = [
  '<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->',
  '<p class="MsoNormal"><span style="font-size:12.0pt">We have cared for <b>old houses</b> since 1998.<o:p></o:p></span></p>',
  ...['Brick &amp; stone', 'Timber'].map(
    (item) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>${item}</p>`,
  ),
].join('\n');

const inMarkdown =
  'We do **all of it**:\n\n- decks\n- *fences* and [gates](https://gates.example.com/)\n\nCall [us](tel:+13035550142).';

/** Sixty characters, the last a full stop. */
export const LONG_NAME = 'Northside Residential & Commercial Painting and Drywall Inc.';

/** A business with much of everything: 300 photographs, thirty services, texts of Markdown and of Word. */
export const fullRecord = (): WireRecord => {
  const complete = completeRecord();
  const service = (index: number): Service => ({
    name: `Service number ${index + 1}`,
    description: [
      {
        img: `/assets/demo/service-${index}.jpg`,
        text: index % 2 ? inMarkdown : sentence.repeat(40),
        lists: ['**One** thing'],
      },
    ],
  });
  return {
    ...complete,
    dbPrincipal: { ...complete.dbPrincipal, name: LONG_NAME, logo: '' },
    dbSlogan: [{ slogan: '<p class="MsoNormal">Painted **well**<o:p></o:p></p>' }, { slogan: 'Second' }],
    dbAbout: [
      { text: fromWord, list: ['<b>Clean</b> work'] },
      { text: inMarkdown, list: [] },
    ],
    dbHome: [{ text: inMarkdown }],
    dbServices: times(30, service),
    landings: [{ name: 'Oak Street', gallery: times(50, (index) => `/assets/demo/oak-${index}.jpg`) }],
    gallery: times(300, (index) => `/assets/demo/work-${index}.jpg`),
    autoGntLandingFromService: true,
  };
};

/** Groups of the thirty services; two services are in none. */
export const serviceGroups = ['Repair', 'Building', 'Care', 'Planning'].map((title, group) => ({
  title,
  services: times(7, (index) => `Service number ${group * 7 + index + 1}`),
}));

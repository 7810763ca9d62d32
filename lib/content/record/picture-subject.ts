import type { Service } from '@/lib/content/services/services';
import type { Site } from './site';

/** Words of file names, captions and sentences that name no subject. */
const NO_SUBJECT = new Set(
  (
    'after antes before casa casas como copy desde despues entre esta este foto from have home homes house houses ' +
    'image images into large original over para photo picture project scaled small than that their them then there ' +
    'they this todo trabajo what when where which wide will with work your'
  ).split(' '),
);

/** 'roof' and 'roofing', 'shingle' and 'shingles' have one stem. */
const stemOf = (word: string) => word.replace(/(?:ing|ed|er|e)?s?$/, '');

/** The stems of the words of four letters and more. */
const subjectsIn = (text: string): string[] => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => !NO_SUBJECT.has(word)).map(stemOf);
};

/** What a picture shows, by its caption and the name of its file. */
const subjectsOf = ({ captions }: Pick<Site, 'captions'>, picture: string): string[] =>
  subjectsIn(`${captions[picture] ?? ''} ${picture.replace(/[?#].*$/, '').replace(/^.*\/|\.\w+$/g, '')}`);

/** Whether two pictures seem to show the same thing. */
export const areAlike = (site: Pick<Site, 'captions'>, one: string, other: string): boolean => {
  const others = subjectsOf(site, other);
  return subjectsOf(site, one).some((subject) => others.includes(subject));
};

/** Of the pictures with a word of the service's name, the one with most words of its texts; else null. */
export const fittingPicture = (
  site: Pick<Site, 'captions'>,
  { name, blocks }: Service,
  pictures: readonly string[],
): string | null => {
  const inName = subjectsIn(name);
  const inTexts = subjectsIn(blocks.flatMap(({ text, points }) => [text, ...points]).join(' '));
  const [best] = pictures
    .map((picture) => {
      const subjects = subjectsOf(site, picture);
      const shared = (words: string[]) => subjects.filter((subject) => words.includes(subject)).length;
      return { picture, ofName: shared(inName), ofTexts: shared(inTexts) };
    })
    .filter(({ ofName }) => ofName > 0)
    .sort((one, other) => other.ofName - one.ofName || other.ofTexts - one.ofTexts);
  return best?.picture ?? null;
};

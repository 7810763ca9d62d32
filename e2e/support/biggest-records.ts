import { completeRecord, type Service, type WireRecord } from './embedded-records';

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const picture = (name: string) => (index: number) => `/assets/demo/${name}-${index}.jpg`;

const sentence = (index: number) =>
  `In house number ${index} we replace rotten boards, level the frame & leave the place clean. `;

/** Differs from others of its kind, as near copies of a town's text have no page. */
const words = (name: string, length: number) =>
  times(Math.ceil(length / 30), (index) => `${name}${index} decks for ${name}${7 * index}`)
    .join(' ')
    .slice(0, length);

const textOf = (length: number) =>
  times(Math.ceil(length / 90), sentence)
    .map((text, index) => (index % 5 === 4 ? `${text}\n\n` : text))
    .join('')
    .slice(0, length);

const review = (length: number) => (index: number) => ({
  date: `20${10 + (index % 16)}-03-${10 + (index % 18)}`,
  stars: 1 + (index % 5),
  text: `Number ${index}: ${textOf(length)}`,
  author: `Customer ${index}`,
});

const service = (name: string, parts: number, length: number): Service => ({
  name,
  description: times(parts, (index) => ({
    img: `/assets/demo/service-${index}.jpg`,
    text: textOf(length),
    lists: times(5, (point) => `Point ${point}`),
  })),
});

/** Much of everything, with the largest item of each list first. */
export const biggestRecord = (): WireRecord & { options: object } => {
  const complete = completeRecord() as WireRecord & { options: object };
  return {
    ...complete,
    dbServices: [
      service('Everything', 8, 5_000),
      ...times(39, (index) => service(`Service number ${index + 1}`, 1, 1_700)),
    ],
    landings: times(60, (index) => ({
      name: `Project ${index + 1}`,
      gallery: times(index === 0 ? 100 : 4, picture(`project-${index}`)),
    })),
    gallery: times(300, picture('work')),
    ytGallery: {
      linkCanalYT: 'https://www.youtube.com/@quillfeather',
      links: times(100, (index) => `video-${`${index}`.padStart(5, '0')}`),
    },
    options: {
      ...complete.options,
      reviews: times(500, review(60)),
      areas: times(200, (index) => ({
        name: `Town number ${index + 1}`,
        text: words(`t${index}x`, index === 0 ? 3_000 : 1_300),
        ...(index === 0 && {
          gallery: times(12, picture('town')),
          projects: times(6, (project) => `Project ${project + 1}`),
          reviews: times(10, review(200)),
        }),
      })),
      articles: times(500, (index) => ({
        title: `Article number ${index + 1}`,
        date: '2026-10-02',
        picture: `/assets/demo/article-${index}.jpg`,
        text: index === 0 ? textOf(20_000) : textOf(500),
      })),
      pages: times(20, (index) => ({
        title: `Page number ${index + 1}`,
        menu: 'footer',
        blocks: [
          { type: 'text', text: textOf(index === 0 ? 4_000 : 1_000) },
          {
            type: 'questions',
            items: times(index === 0 ? 15 : 2, (question) => ({
              question: `Question ${question}?`,
              answer: textOf(300),
            })),
          },
          ...(index === 0 ? [] : [{ type: 'gallery' }]),
          { type: 'map' },
          { type: 'reviews' },
          { type: 'form' },
        ],
      })),
    },
  };
};

/** A reviews service's answer: long texts first, then short ones. */
export const manyReviews = (count: number) =>
  times(count, (index) => ({
    Date: `${2030 - Math.floor(index / 300)}-03-10`,
    ReviewsStars: 1 + (index % 5),
    Text: index < 100 ? textOf(2_900) : `Short & "good" ${index}`,
    Author: `Customer ${index}`,
  }));

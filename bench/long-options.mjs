const words =
  'amber birch cedar delta elm fjord grove harbor iris juniper kestrel larch maple north oak'.split(' ');

/** A function that gives another word at each call, for the same `start` always the same ones. */
export const wordsFrom = (start) => {
  let state = start;
  return () => words[(state = (state * 31 + 7) % 1_000_003) % words.length];
};

const sentence = (next, count) => Array.from({ length: count }, next).join(' ');

/** 500 articles and 200 towns. Each word of a town ends in its number: no text is a near-copy of another. */
export const longOptions = (next) => ({
  articles: Array.from({ length: 500 }, (_, index) => ({
    title: `Note ${index} on ${next()}`,
    date: `20${10 + (index % 15)}-03-0${1 + (index % 9)}`,
    text: sentence(next, 90),
  })),
  areas: Array.from({ length: 200 }, (_, index) => ({
    name: `Town ${index}`,
    text: sentence(() => `${next()}${index}`, 125),
  })),
});

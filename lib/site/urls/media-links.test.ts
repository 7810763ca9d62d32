import fc from 'fast-check';
import { rowsOf } from '@/test/rows';
import { videoPlayer } from './media-links';

test.each(rowsOf('lib/site/urls/video-links.txt'))('%s is played by: %s', (link, expected) => {
  const player = videoPlayer(link);
  expect(player ? `${player.kind} ${player.src}` : '').toBe(expected);
});

test("a link contributes only start time, id and key to a player's URL", () => {
  const start = fc.constantFrom(
    ...['https://youtu.be/', 'https://www.youtube.com/watch?v='],
    ...['https://vimeo.com/', 'https://player.vimeo.com/video/123456?h='],
  );
  fc.assert(
    fc.property(start, fc.string(), (link, rest) => {
      const player = videoPlayer(link + rest);
      const src = player?.kind === 'frame' ? player.src : '';
      expect(src).toMatch(
        /^$|^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1(&start=\d+)?|player\.vimeo\.com\/video\/\d+\?dnt=1&autoplay=1(&h=\w+)?)$/,
      );
    }),
  );
});

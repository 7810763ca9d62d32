import fc from 'fast-check';
import { watchLink } from './outside-links';
import { videoPlayer } from './media-links';

const frame = (src: string) => ({ kind: 'frame', src });
const nocookie = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';

test.each([
  watchLink('aqz-KE-bpKQ'),
  'http://youtube.com/watch?list=PL12345678&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=share',
  'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abcdef',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ/',
  'https://www.youtube.com/watch/aqz-KE-bpKQ',
  'https://www.youtube.com/e/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?controls=0',
])('%s is played from the cookie-free host', (link) => expect(videoPlayer(link)).toEqual(frame(nocookie)));

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['start=45', 45],
  ['t=1h2m3s', 3723],
  ['t=2m', 120],
])('%s starts at %i seconds', (time, start) => {
  expect(videoPlayer(`https://youtu.be/aqz-KE-bpKQ?${time}`)).toEqual(frame(`${nocookie}&start=${start}`));
});

test.each(['t=', 't=soon', 't=-5', 't=0'])('%s starts at the beginning', (time) =>
  expect(videoPlayer(`https://youtu.be/aqz-KE-bpKQ?${time}`)).toEqual(frame(nocookie)),
);

test.each([
  ['https://vimeo.com/76979871', ''],
  ['http://www.vimeo.com/76979871/', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', ''],
  ['https://player.vimeo.com/video/76979871?badge=0', ''],
  ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
])('%s is played by Vimeo with tracking off', (link, key) =>
  expect(videoPlayer(link)).toEqual(frame(`https://player.vimeo.com/video/76979871?dnt=1&autoplay=1${key}`)),
);

test.each([
  'https://example.com/tour.mp4',
  'https://example.com/a/tour.WEBM?v=2',
  'http://example.com/tour.mp4',
])('%s is a video file', (src) => {
  expect(videoPlayer(src)).toEqual({ kind: 'file', src: src.replace(/^http:/, 'https:') });
});

test.each(
  (
    'https://www.youtube.com/@BlenderOfficial https://www.youtube.com/playlist?list=PL12345678 ' +
    'https://www.youtube.com/embed/videoseries?list=PL12345678 https://www.youtube.com/watch ' +
    'https://www.youtube.com/watch?v=a/../b https://youtu.be/ ' +
    'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ https://example.com/watch?v=aqz-KE-bpKQ ' +
    'https://notyoutu.be/aqz-KE-bpKQ https://vimeo.com/about https://notvimeo.com/76979871 ' +
    'https://example.com/video https://example.com/mp4 https://example.com/?file=tour.mp4 ' +
    'javascript:alert(1)//tour.mp4 file:///tour.mp4 tour.mp4 '
  ).split(' '),
)('"%s" stays a link', (link) => expect(videoPlayer(link)).toBeNull());

test("a link contributes only start time, id and key to a player's URL", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'https://youtu.be/',
        'https://www.youtube.com/watch?v=',
        'https://vimeo.com/',
        'https://player.vimeo.com/video/123456?h=',
      ),
      fc.string(),
      (start, rest) => {
        const player = videoPlayer(start + rest);
        const src = player?.kind === 'frame' ? player.src : '';
        expect(src).toMatch(
          /^$|^https:\/\/(www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1(&start=\d+)?|player\.vimeo\.com\/video\/\d+\?dnt=1&autoplay=1(&h=\w+)?)$/,
        );
      },
    ),
  );
});

import { youTubeId } from '@/lib/platform/youtube-id';

/** Changes http to https, because the page's policy allows nothing else. */
export const directSource = (src: string): string => src.replace(/^http:/i, 'https:');

export type EmbeddedPlayer = { kind: 'frame' | 'file'; src: string };

/** '90', '90s' or '1h2m3s'. */
const seconds = (time: string | null): number => {
  const [, hours, minutes, rest] = /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
};

const youTube = (url: URL): string | null => {
  const id = youTubeId(url);
  if (!id) return null;
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start ? `&start=${start}` : ''}`;
};

const VIMEO_FOLDERS = [
  'video',
  String.raw`channels/[\w-]+`,
  String.raw`groups/[\w-]+/videos`,
  String.raw`album/\d+/video`,
  String.raw`showcase/\d+/video`,
];
const VIMEO_PATH = new RegExp(
  String.raw`^/(?:(?:${VIMEO_FOLDERS.join('|')})/)?(\d{3,15})(?:/(\w{6,20}))?/?$`,
);

const vimeo = ({ hostname, pathname, searchParams }: URL): string | null => {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  // The link of an unlisted video holds a key, after the number or as `h`.
  const [, id, key = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return null;
  const keyParameter = key && /^\w{6,20}$/.test(key) ? `&h=${key}` : '';
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${keyParameter}`;
};

/** The cookie-free player for a YouTube, Vimeo or file link; starts by itself. Null for any other link. */
export const videoPlayer = (link: string): EmbeddedPlayer | null => {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol)) return null;
  const frame = youTube(url) ?? vimeo(url);
  if (frame) return { kind: 'frame', src: frame };
  if (!/\.(mp4|webm)$/i.test(url.pathname)) return null;
  const isOwn = url.origin === globalThis.location?.origin;
  return { kind: 'file', src: isOwn ? url.href : directSource(url.href) };
};

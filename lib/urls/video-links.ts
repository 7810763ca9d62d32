/** How a video is played inside a page: in a frame of its host, or by the browser itself. */
export type VideoPlayer = { kind: 'frame' | 'file'; src: string };

const youTubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^(www|m|music)\./, '');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const byHost =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? first === 'watch'
          ? searchParams.get('v')
          : /^(embed|shorts|live|v)$/.test(first) && second
        : null;
  return byHost && /^[\w-]{6,20}$/.test(byHost) && byHost !== 'videoseries' ? byHost : null;
};

/** '90', '90s' or '1h2m3s' in seconds. */
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

const vimeo = ({ hostname, pathname, searchParams }: URL): string | null => {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  // A video that is not listed carries a key, behind its number or as `h`.
  const [, id, key = searchParams.get('h')] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/|showcase\/\d+\/video\/)?(\d{3,15})(?:\/(\w{6,20}))?\/?$/.exec(
      pathname,
    ) ?? [];
  if (!id) return null;
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key && /^\w{6,20}$/.test(key) ? `&h=${key}` : ''}`;
};

/**
 * The player of a video link, at the host's address that sets no cookies; it starts by itself, because a visitor has asked for it.
 * @param link any link of a record, http or https
 * @returns null when it is not known how to play it: the link then stays a link
 */
export const videoPlayer = (link: string): VideoPlayer | null => {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol)) return null;
  const frame = youTube(url) ?? vimeo(url);
  if (frame) return { kind: 'frame', src: frame };
  return /\.(mp4|webm)$/i.test(url.pathname) ? { kind: 'file', src: url.href } : null;
};

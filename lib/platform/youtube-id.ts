/** Today's ids have 11 characters, which YouTube does not promise; 'videoseries' embeds a list. */
export const isYouTubeId = (text: string): boolean => /^[\w-]{6,20}$/.test(text) && text !== 'videoseries';

/** The id of the video that a YouTube link leads to; null for other links, channels and lists. */
export const youTubeId = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^(www|m|music|gaming)\./, '');
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const candidate = () => {
    if (host === 'youtu.be') return first;
    if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null;
    if (first === 'watch') return second || (searchParams.get('v') ?? searchParams.get('vi'));
    return /^(embed|shorts|live|vi?|e)$/.test(first) ? second : null;
  };
  const id = candidate();
  return id && isYouTubeId(id) ? id : null;
};

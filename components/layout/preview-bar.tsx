import type { Site } from '@/lib/content';
import { messagesOf } from '@/lib/site/messages';
import { paths } from '@/lib/site/urls/paths';

export const PreviewBar = ({ site }: { site: Site }) => {
  const { text, end } = messagesOf(site).preview;
  return (
    <aside
      aria-label={text}
      className="flex flex-wrap justify-center gap-4 px-4 py-2"
      style={{ background: '#1d2330', color: '#fff' }}
    >
      <span>{text}</span>
      <a href={`${paths.preview}?end`} className="underline" style={{ color: '#fff' }}>
        {end}
      </a>
    </aside>
  );
};

import { FrameOnRequest } from '@/components/islands/frames/frame-on-request';
import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { Section } from '@/components/ui/section';
import type { Site } from '@/lib/content';
import { embeddedLink } from '@/lib/content/links/site-links';
import { messagesOf } from '@/lib/site/messages';
import { EMBEDDED, labelOf } from '@/lib/site/pages/menu';

export const EmbeddedPage = ({ site }: { site: Site }) => {
  const link = embeddedLink(site);
  if (!link) return null;
  const { links } = messagesOf(site);
  const { host } = new URL(link.url);
  const title = labelOf(site, link);
  return (
    <Section id={EMBEDDED} title={title}>
      <FrameOnRequest
        src={link.url}
        title={title}
        show={links.show}
        link={
          <OutsideLink href={link.url} className="link">
            {links.open(host)}
            <Icon name="outside" className="size-4" />
          </OutsideLink>
        }
        className="card mt-10 flex min-h-[28rem] flex-col overflow-hidden"
      >
        <p className="max-w-xl">{links.from(host)}</p>
      </FrameOnRequest>
    </Section>
  );
};

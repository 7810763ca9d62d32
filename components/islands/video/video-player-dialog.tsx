'use client';

import { Icon } from '@/components/ui/icons/icon';
import { OutsideLink } from '@/components/ui/outside-link';
import { videoPlayer } from '@/lib/site/urls/media-links';
import type { LinkDialogProps } from '@/components/islands/dialogs/links-to-dialog';
import { Modal } from '@/components/islands/dialogs/modal';

export type VideoMessages = { close: string; outside: string };

const Player = ({ link, title }: { link: string; title: string }) => {
  const player = videoPlayer(link);
  if (!player) return null;
  const className = 'aspect-video w-full rounded-xl bg-black';
  // The host's player refuses pages that send no origin.
  if (player.kind === 'frame')
    return (
      <iframe
        src={player.src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={className}
      />
    );
  return <video src={player.src} aria-label={title} controls autoPlay playsInline className={className} />;
};

/** With a link to the video's host, because its owner may forbid embedding. */
export const VideoPlayerDialog = ({ opener, messages, onClose }: LinkDialogProps<VideoMessages>) => {
  const title = opener.getAttribute('aria-label') ?? '';
  return (
    <Modal title={title} titleHidden closeLabel={messages.close} onClose={onClose} className="max-w-4xl">
      {/* As tall as the window lets it be. */}
      <div className="mx-auto mt-2" style={{ maxWidth: 'calc(178dvh - 25rem)' }}>
        <Player link={opener.href} title={title} />
      </div>
      <OutsideLink href={opener.href} className="link mt-2">
        {messages.outside}
        <Icon name="outside" className="size-4" />
      </OutsideLink>
    </Modal>
  );
};

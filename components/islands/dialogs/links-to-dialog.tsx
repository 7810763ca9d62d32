'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from './is-plain-click';
import { useLoadOnIntent } from './load-on-intent';

export type LinkDialogProps<Messages> = {
  links: readonly HTMLAnchorElement[];
  opener: HTMLAnchorElement;
  messages: Messages;
  onClose: () => void;
};

type Props<Messages> = {
  load: () => Promise<ComponentType<LinkDialogProps<Messages>>>;
  messages: Messages;
  children: ReactNode;
};

type Opened = Pick<LinkDialogProps<unknown>, 'links' | 'opener'>;

/** Browsers follow the links with a modifier key, or when the code cannot be loaded. */
export const LinksToDialog = <Messages,>({ load, messages, children }: Props<Messages>) => {
  const { loaded: Dialog, preload, intent } = useLoadOnIntent(load);
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async (event: MouseEvent<HTMLElement>) => {
    const opener = (event.target as Element).closest('a');
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const hasLoaded = await preload();
    if (!opener.isConnected) return;
    if (!hasLoaded) return window.location.assign(opener.href);
    setOpened({ links, opener });
  };

  const close = (opener: HTMLElement) => {
    setOpened(null);
    // The dialog first restores focus to the element that had it during the download.
    requestAnimationFrame(() => opener.focus({ preventScroll: true }));
  };

  return (
    <>
      <div onClick={open} {...intent}>
        {children}
      </div>
      {/* Outside the <div> with onClick: React bubbles a dialog's clicks to its React parents. */}
      {Dialog && opened && <Dialog {...opened} messages={messages} onClose={() => close(opened.opener)} />}
    </>
  );
};

'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useLoadOnIntent } from './load-on-intent';

/** What a dialog gets: every link around which it was put, the one that was clicked, and its words. */
export type LinkDialogProps<Words> = {
  links: readonly HTMLAnchorElement[];
  opener: HTMLAnchorElement;
  words: Words;
  onClose: () => void;
};

type Props<Words> = {
  load: () => Promise<ComponentType<LinkDialogProps<Words>>>;
  words: Words;
  children: ReactNode;
};

type Opened = Pick<LinkDialogProps<unknown>, 'links' | 'opener'>;

/** Anything but a plain click is the browser's: another tab, a download, a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Links that open a dialog instead of leaving the page; where the dialog cannot be loaded, they are followed. */
export const LinksToDialog = <Words,>({ load, words, children }: Props<Words>) => {
  const { component: Dialog, want, intent } = useLoadOnIntent(load);
  const [opened, setOpened] = useState<Opened | null>(null);

  const open = async (event: MouseEvent<HTMLElement>) => {
    const opener = (event.target as Element).closest('a');
    if (!opener || !isPlain(event)) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll('a')];
    const loaded = await want();
    // Meanwhile another page may have come.
    if (!opener.isConnected) return;
    if (!loaded) return window.location.assign(opener.href);
    setOpened({ links, opener });
  };

  const close = (opener: HTMLElement) => {
    setOpened(null);
    // Once the dialog is gone: it only knows what had focus since its own code arrived, which may be later than the click.
    requestAnimationFrame(() => opener.focus({ preventScroll: true }));
  };

  return (
    <>
      <div onClick={open} {...intent}>
        {children}
      </div>
      {/* Outside of the element that listens: clicks in a dialog bubble to its parents here. */}
      {Dialog && opened && <Dialog {...opened} words={words} onClose={() => close(opened.opener)} />}
    </>
  );
};

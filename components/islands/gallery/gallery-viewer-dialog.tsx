'use client';

import { Description, Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ComponentProps, type TouchEvent, useEffect, useMemo } from 'react';
import type { LinkDialogProps } from '@/components/islands/dialogs/links-to-dialog';
import { Icon, type IconName } from '@/components/ui/icons/icon';
import { useSlider } from './use-slider';

/** `position` is a template: 'Image {n} of {of}'. */
export type GalleryMessages = {
  title: string;
  close: string;
  previous: string;
  next: string;
  position: string;
};

type ViewedPicture = {
  src: string;
  srcSet: string | undefined;
  alt: string;
  caption: string | null;
  preview: string | null;
};

type PicturesProps = {
  pictures: readonly ViewedPicture[];
  start: number;
  messages: GalleryMessages;
  onClose: () => void;
};

const roundButton = [
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full border border-current',
  'bg-black/70 text-white outline-white hover:bg-white hover:text-black',
].join(' ');

const RoundButton = ({
  icon,
  turned,
  className,
  ...rest
}: ComponentProps<'button'> & { icon: IconName; turned?: string }) => (
  <button type="button" className={`${roundButton} ${className ?? ''}`} {...rest}>
    <Icon name={icon} className={`size-6 ${turned ?? ''}`} />
  </button>
);

const leaveZoomToBrowser = (event: TouchEvent) => {
  if (event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1) event.stopPropagation();
};

const GalleryViewerPictures = ({ pictures, start, messages, onClose }: PicturesProps) => {
  const { container, current, move } = useSlider({ count: pictures.length, start });
  const several = pictures.length > 1;
  const grabCursor = several ? 'cursor-grab active:cursor-grabbing' : '';

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Alt with the left arrow is the browser's Back.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft') move(-1);
      if (event.key === 'ArrowRight') move(1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [move]);

  /** The picture in view and its neighbours, which are preloaded. */
  const isNear = (index: number) => [0, 1, pictures.length - 1].includes(Math.abs(index - current));

  return (
    <div className="flex h-full flex-col pb-[env(safe-area-inset-bottom)]">
      <div className="flex min-h-16 items-center justify-between gap-4 px-[max(0.75rem,var(--notch))] sm:px-[max(1.25rem,var(--notch))]">
        <Description aria-live="polite" aria-atomic="true" className="ps-1 font-semibold even-digits">
          {messages.position.replace('{n}', String(current + 1)).replace('{of}', String(pictures.length))}
        </Description>
        <RoundButton icon="close" aria-label={messages.close} onClick={onClose} />
      </div>
      <div
        ref={container}
        onTouchStartCapture={leaveZoomToBrowser}
        onTouchMoveCapture={leaveZoomToBrowser}
        className={`flex min-h-0 flex-1 overflow-hidden select-none ${grabCursor}`}
      >
        {pictures.map(({ src, srcSet, alt, preview }, index) => (
          <div
            key={index}
            aria-hidden={index !== current || undefined}
            className="w-full shrink-0 px-2 sm:px-20"
          >
            {isNear(index) && (
              <img
                src={src}
                srcSet={srcSet}
                sizes="100vw"
                alt={alt}
                style={
                  preview
                    ? { background: `center / contain no-repeat url(${JSON.stringify(preview)})` }
                    : undefined
                }
                className="size-full bg-transparent object-contain text-center text-white"
              />
            )}
          </div>
        ))}
      </div>
      {pictures[current]?.caption && (
        <p aria-hidden="true" className="px-4 pt-3 text-center text-lg">
          {pictures[current].caption}
        </p>
      )}
      {several && (
        <div className="flex min-h-20 items-center justify-center gap-8 sm:min-h-6">
          {(
            [
              [-1, messages.previous, 'rotate-90', 'sm:start-[max(1.25rem,var(--notch))]'],
              [1, messages.next, '-rotate-90', 'sm:end-[max(1.25rem,var(--notch))]'],
            ] as const
          ).map(([step, name, turned, side]) => (
            <RoundButton
              key={step}
              icon="chevron"
              turned={turned}
              aria-label={name}
              onClick={() => move(step)}
              className={`sm:absolute ${side} sm:top-1/2 sm:[translate:0_-50%]`}
            />
          ))}
        </div>
      )}
    </div>
  );
};

/** The full picture and the small copy that the page has loaded. */
const pictureBehind = (link: HTMLAnchorElement): ViewedPicture => {
  const small = link.querySelector('img');
  return {
    src: link.href,
    srcSet: small?.srcset || undefined,
    alt: small?.alt ?? '',
    caption: link.querySelector('[data-caption]')?.textContent ?? null,
    preview: small?.currentSrc || null,
  };
};

export const GalleryViewerDialog = ({
  links,
  opener,
  messages,
  onClose,
}: LinkDialogProps<GalleryMessages>) => {
  const pictures = useMemo(() => links.map(pictureBehind), [links]);
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-70">
      <DialogPanel className="fixed inset-0 bg-black text-white">
        <DialogTitle className="sr-only">{messages.title}</DialogTitle>
        <GalleryViewerPictures
          pictures={pictures}
          start={links.indexOf(opener)}
          messages={messages}
          onClose={onClose}
        />
      </DialogPanel>
    </Dialog>
  );
};

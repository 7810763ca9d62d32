'use client';

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useMemo } from 'react';
import { type GalleryWords, GalleryViewerPictures, type ViewedPicture } from './gallery-viewer-pictures';
import type { LinkDialogProps } from '@/components/islands/dialogs/links-to-dialog';

/** The sources and alternative text of a link's picture, and the small copy that the page has loaded. */
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

/** SPEC section 2, Gallery page. */
export const GalleryViewerDialog = ({ links, opener, words, onClose }: LinkDialogProps<GalleryWords>) => {
  const pictures = useMemo(() => links.map(pictureBehind), [links]);
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-70">
      <DialogPanel className="fixed inset-0 bg-black text-white">
        <DialogTitle className="sr-only">{words.title}</DialogTitle>
        <GalleryViewerPictures
          pictures={pictures}
          start={links.indexOf(opener)}
          words={words}
          onClose={onClose}
        />
      </DialogPanel>
    </Dialog>
  );
};

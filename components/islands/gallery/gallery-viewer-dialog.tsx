'use client';

import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useMemo } from 'react';
import type { GalleryWords } from './gallery-viewer';
import { GalleryViewerPictures, type ViewedPicture } from './gallery-viewer-pictures';
import type { LinkDialogProps } from '@/components/islands/dialogs/links-to-dialog';

/** The page already holds all there is to know of a picture: its sizes, its words, and a small copy that has arrived. */
const pictureBehind = (link: HTMLAnchorElement): ViewedPicture => {
  const small = link.querySelector('img');
  return {
    src: link.href,
    srcSet: small?.srcset || undefined,
    alt: small?.alt ?? '',
    preview: small?.currentSrc || null,
  };
};

/** The full-screen viewer (SPEC section 2, Gallery page). Focus stays in it, and goes back to the link that opened it. */
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

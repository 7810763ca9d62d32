'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { GalleryMessages } from './gallery-viewer-dialog';

const load = () => import('./gallery-viewer-dialog').then(({ GalleryViewerDialog }) => GalleryViewerDialog);

/** A click on a link, each with an <img>, opens the viewer with all of them. */
export const GalleryViewer = ({ messages, children }: { messages: GalleryMessages; children: ReactNode }) => (
  <LinksToDialog load={load} messages={messages}>
    {children}
  </LinksToDialog>
);

'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { GalleryMessages } from './gallery-viewer-dialog';

const load = () => import('./gallery-viewer-dialog').then(({ GalleryViewerDialog }) => GalleryViewerDialog);

/** Links to pictures, each with an <img>: a click opens the viewer with all of them. */
export const GalleryViewer = ({ messages, children }: { messages: GalleryMessages; children: ReactNode }) => (
  <LinksToDialog load={load} messages={messages}>
    {children}
  </LinksToDialog>
);

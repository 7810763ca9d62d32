'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { GalleryWords } from './gallery-viewer-dialog';

const load = () => import('./gallery-viewer-dialog').then(({ GalleryViewerDialog }) => GalleryViewerDialog);

/** Links to pictures, each with an <img>: a click opens the viewer with all of them. */
export const GalleryViewer = ({ words, children }: { words: GalleryWords; children: ReactNode }) => (
  <LinksToDialog load={load} words={words}>
    {children}
  </LinksToDialog>
);

'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { VideoWords } from './video-player-dialog';

const load = () => import('./video-player-dialog').then(({ VideoPlayerDialog }) => VideoPlayerDialog);

/**
 * Plays the linked videos that lib/urls/video-links.ts knows in a dialog, named by each link's aria-label.
 */
export const VideoPlayer = ({ words, children }: { words: VideoWords; children: ReactNode }) => (
  <LinksToDialog load={load} words={words}>
    {children}
  </LinksToDialog>
);

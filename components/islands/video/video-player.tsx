'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { VideoWords } from './video-player-dialog';

const load = () => import('./video-player-dialog').then(({ VideoPlayerDialog }) => VideoPlayerDialog);

/** Wraps links to videos that lib/urls/video-links.ts knows, each named by its aria-label: a click plays the video over the page. */
export const VideoPlayer = ({ words, children }: { words: VideoWords; children: ReactNode }) => (
  <LinksToDialog load={load} words={words}>
    {children}
  </LinksToDialog>
);

'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';

export type VideoWords = { close: string; outside: string };

const load = () => import('./video-player-dialog').then(({ VideoPlayerDialog }) => VideoPlayerDialog);

/** Around links to videos, each named by its aria-label and known to lib/routing/video-links.ts: a click plays the video over the page. */
export const VideoPlayer = ({ words, children }: { words: VideoWords; children: ReactNode }) => (
  <LinksToDialog load={load} words={words}>
    {children}
  </LinksToDialog>
);

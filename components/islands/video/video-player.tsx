'use client';

import type { ReactNode } from 'react';
import { LinksToDialog } from '@/components/islands/dialogs/links-to-dialog';
import type { VideoMessages } from './video-player-dialog';

const load = () => import('./video-player-dialog').then(({ VideoPlayerDialog }) => VideoPlayerDialog);

/** In a dialog named by the link's aria-label. */
export const VideoPlayer = ({ messages, children }: { messages: VideoMessages; children: ReactNode }) => (
  <LinksToDialog load={load} messages={messages}>
    {children}
  </LinksToDialog>
);

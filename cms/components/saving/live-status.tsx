'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { LiveAnswer } from '../../site/outbox';
import { ask } from '../ask';
import { useDraftLink } from '../findings';
import type { Values } from './form-values';
import { LogInAgain } from '../home/logged-out';
import { PreviewWidth } from '../preview-width';
import { useSaveWords } from './save-state';
import { useSaver, useSaving } from './use-saver';
import { UndoButtons } from './undo';
import { usePreviewClicks } from '../use-preview-clicks';
import { Press, useCopy, useWords } from '../basics';

type State = LiveAnswer['state'] | 'away' | 'down';
/** The next look at a state that is not final; other states may change on another device. */
const LOOK_AGAIN_MS: Partial<Record<State, number>> = { waiting: 300, failing: 2_000, away: 5_000 };
const REST_MS = 60_000;
const events = ['focus', 'visibilitychange', 'online', 'offline'];

const isPublication = (update: { doc?: Values } | null) => update?.doc?._status === 'published';

/** Where the last publication stands: live is said only after the site's answer. */
export const LiveStatus = () => {
  const { id, unpublishedVersionCount = 0, setUnpublishedVersionCount } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const [seen, setSeen] = useState<{ state: State; of?: unknown }>({ state: 'none' });
  // The answer about the last publication is not shown for the next publication.
  const isNew = seen.of !== mostRecentUpdate && isPublication(mostRecentUpdate);
  const state = isNew ? 'waiting' : seen.state;
  const say = useWords();
  const [isCopied, copy] = useCopy(say('Copy this link'));
  const link = useDraftLink();
  const closeSheet = usePreviewClicks();
  useSaving();
  const unsaved = useSaveWords();
  const { saver, state: saveState } = useSaver();
  const isLoggedOut = saveState === 'login';
  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const lookAgain = () => void look();
    const look = async () => {
      clearTimeout(timer);
      const { ok, status, json } = await ask<LiveAnswer>(`/api/businesses/${id}/live`);
      if (isOver) return;
      // Logged out, or logged in as somebody whose business it is not.
      const isRefused = status === 401 || status === 403;
      if (ok || isRefused) saver?.noteSession(ok);
      const found = ok && json ? json : null;
      const next = found?.state ?? 'away';
      setSeen({ state: found?.isDown ? 'down' : next, of: mostRecentUpdate });
      // Payload counts an autosave that changes nothing, and not the draft of another device.
      if (found) setUnpublishedVersionCount((count) => (found.isPublished ? 0 : Math.max(count, 1)));
      timer = setTimeout(lookAgain, LOOK_AGAIN_MS[next] ?? REST_MS);
    };
    lookAgain();
    for (const event of events) addEventListener(event, lookAgain);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const event of events) removeEventListener(event, lookAgain);
    };
  }, [id, mostRecentUpdate, setUnpublishedVersionCount, saver]);
  if (!id) return null;
  const texts: Record<State, string> = {
    away: say('No connection.'),
    none: say('Saved'),
    down: say('Taken down by your agency'),
    waiting: say('Publishing …'),
    failing: say('Published, but the site does not answer. We go on trying.'),
    live: say('Published, live'),
    'not-served': say('Published. No site shows this business yet.'),
  };
  const published =
    state === 'live' && unpublishedVersionCount > 0
      ? say('Saved. Changes are not published yet')
      : texts[state];
  return (
    <div className="live-status">
      <span role="status" data-state={unsaved ? 'unsaved' : state}>
        {unsaved ?? published}
      </span>
      {isLoggedOut ? <LogInAgain /> : null}
      <UndoButtons />
      <PreviewWidth />
      {closeSheet ? <Press onClick={closeSheet}>{say('Close')}</Press> : null}
      {link && !closeSheet ? (
        <Press onClick={() => copy(link)}>{isCopied ? say('Link copied') : say('Share the draft')}</Press>
      ) : null}
    </div>
  );
};
